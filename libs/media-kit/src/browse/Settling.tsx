import { type ReactNode } from 'react';
import classes from './Settling.module.css';

/**
 * Keeps what was there in its place, dimmed, while its successor is on its way. Give the parts inside a value from
 * `useShown`; `waiting` is true while that differs from the value itself.
 */
export function Settling({ waiting, children }: { waiting: boolean; children: ReactNode }) {
  return (
    <div className={classes.settling} aria-busy={waiting} data-waiting={waiting ? '' : undefined}>
      {children}
    </div>
  );
}
