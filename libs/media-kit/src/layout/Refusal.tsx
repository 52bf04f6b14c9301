import type { ReactNode } from 'react';
import classes from './Refusal.module.css';

/** Below a list: says why it does not take what was tried with it. Stays where it is while there is nothing to say. */
export const Refusal = ({ children }: { children: ReactNode }) => (
  <div role="status" className={classes.refusal}>
    {children && <p>{children}</p>}
  </div>
);
