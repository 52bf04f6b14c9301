import { type ReactNode, useRef } from 'react';
import { useCurrentInView } from '../use-current-in-view.ts';
import classes from './TabLinks.module.css';

/** The class of one tab link; the active one is recognised by `aria-current`. */
export const tabLinkClass: string = classes.tab ?? '';

export interface TabLinksProps {
  /** name of this navigation, e.g. 发现音乐 */
  label: string;
  /** links of class `tabLinkClass` */
  children: ReactNode;
}

/** A row of links at the top of a group of pages; scrolls sideways inside itself when it is too long. */
export function TabLinks({ label, children }: TabLinksProps) {
  const row = useRef<HTMLElement>(null);
  useCurrentInView(row, children);
  return (
    <nav ref={row} aria-label={label} className={classes.tabs}>
      {children}
    </nav>
  );
}
