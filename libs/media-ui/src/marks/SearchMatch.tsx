import { type ReactNode } from 'react';
import classes from './SearchMatch.module.css';

/** Highlighted match of a search. */
export function SearchMatch({ children }: { children: ReactNode }) {
  return <mark className={classes.mark}>{children}</mark>;
}
