import { type ReactNode } from 'react';
import { Drawing, type DrawingName } from './Drawing.tsx';
import classes from './State.module.css';

export interface EmptyStateProps {
  drawing?: DrawingName;
  /** one sentence */
  children: ReactNode;
  /** one next step: a button or a link */
  action?: ReactNode;
}

/** Empty state: a drawing, one sentence, one next step (docs/specification/visual-design.md, Empty states). */
export function EmptyState({ drawing = 'mountains', children, action }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      <Drawing name={drawing} />
      <p className={classes.sentence}>{children}</p>
      {action}
    </div>
  );
}
