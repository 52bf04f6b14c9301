import { type ReactNode } from 'react';
import styles from './MyPlaylists.module.css';
import navList from './NavList.module.css';

interface NavGroupProps {
  heading: string;
  children: readonly ReactNode[];
}

/** Group of playlists in the side navigation with a heading; renders nothing if it is empty. */
export function NavGroup({ heading, children }: NavGroupProps) {
  if (children.length === 0) return null;
  return (
    // A group instead of a landmark, because landmarks of the playlist pages have some of the same names.
    <div role="group" aria-label={heading}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={navList.list}>{children}</ul>
    </div>
  );
}
