import { type ReactNode } from 'react';
import { Drawing, type DrawingName } from './Drawing.tsx';
import classes from './State.module.css';

export interface EmptyStateProps {
  drawing?: DrawingName;
  /** one sentence */
  children: ReactNode;
  /** one next step: a button or a link */
  action?: ReactNode;
  /** the sentence is the heading of a page that has nothing else */
  asHeading?: boolean;
}

/** Empty state: a drawing, one sentence, one next step (docs/specification/visual-design.md, Empty states). */
export function EmptyState(props: EmptyStateProps) {
  const { drawing = 'mountains', children, action, asHeading = false } = props;
  const Sentence = asHeading ? 'h1' : 'p';
  return (
    <div className={classes.state}>
      <Drawing name={drawing} />
      <Sentence className={classes.sentence}>{children}</Sentence>
      {action}
    </div>
  );
}
