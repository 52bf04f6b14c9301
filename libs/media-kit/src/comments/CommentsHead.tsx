import { useLingui } from '@lingui/react/macro';
import { type ReactNode } from 'react';
import classes from './Comments.module.css';

interface CommentsHeadProps {
  /** of the heading */
  id: string;
  title: string;
  total: number | undefined;
  /** only read out: the place says what this is */
  unseen?: boolean;
  children: ReactNode;
}

/** The heading of a block of comments with their count, and the choice of their order. */
export function CommentsHead({ id, title, total, unseen, children }: CommentsHeadProps) {
  const { i18n } = useLingui();
  return (
    <div className={classes.head}>
      <h2 id={id} className={unseen ? 'qy-unseen' : classes.heading}>
        {title}
        {total !== undefined && total > 0 && <span className={classes.count}>{i18n.number(total)}</span>}
      </h2>
      {children}
    </div>
  );
}
