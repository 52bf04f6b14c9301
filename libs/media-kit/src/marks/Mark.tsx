import { type ReactNode } from 'react';
import classes from './Mark.module.css';

/** Highlighted match of a search. */
export function Mark({ children }: { children: ReactNode }) {
  return <mark className={classes.mark}>{children}</mark>;
}
