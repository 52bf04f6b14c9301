import { type ReactNode } from 'react';
import classes from './StaleContent.module.css';

/**
 * Dims stale content while newer content loads. Render the children from the value of `useDeferredContent`;
 * `waiting` is true while that differs from the current value.
 */
export function StaleContent({ waiting, children }: { waiting: boolean; children: ReactNode }) {
  return (
    <div className={classes.settling} aria-busy={waiting} data-waiting={waiting ? '' : undefined}>
      {children}
    </div>
  );
}
