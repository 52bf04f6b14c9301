import { type ReactNode } from 'react';
import classes from './Mark.module.css';

/** A piece of text that was searched for. */
export function Mark({ children }: { children: ReactNode }) {
  return <mark className={classes.mark}>{children}</mark>;
}
