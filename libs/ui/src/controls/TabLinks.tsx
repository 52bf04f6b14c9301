import { type ReactNode, useRef } from 'react';
import { useScrollToCurrent } from '../use-scroll-to-current.ts';
import classes from './TabLinks.module.css';

/** Class name of a link in `TabLinks`; the active link is marked by `aria-current`. */
export const tabLinkClass: string = classes.tab ?? '';

export interface TabLinksProps {
  /** accessible name of the navigation, e.g. 发现音乐 */
  label: string;
  /** links with the class `tabLinkClass` */
  children: ReactNode;
}

/**
 * Row of links at the top of a group of pages. Scrolls horizontally when it is too long and keeps the current link
 * in sight.
 */
export function TabLinks({ label, children }: TabLinksProps) {
  const row = useRef<HTMLElement>(null);
  useScrollToCurrent(row, children);
  return (
    <nav ref={row} aria-label={label} className={classes.tabs}>
      {children}
    </nav>
  );
}
