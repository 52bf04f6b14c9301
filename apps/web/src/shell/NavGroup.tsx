import { type ReactNode } from 'react';
import styles from './MyPlaylists.module.css';
import navList from './NavList.module.css';

interface NavGroupProps {
  heading: string;
  children: readonly ReactNode[];
}

/** Playlists of one kind in the navigation; nothing where there are none. */
export function NavGroup({ heading, children }: NavGroupProps) {
  if (children.length === 0) return null;
  return (
    // No landmark: the page of these lists has some of the same names.
    <div role="group" aria-label={heading}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={navList.list}>{children}</ul>
    </div>
  );
}
