import { useLingui } from '@lingui/react/macro';
import { type ReactNode } from 'react';
import classes from './Comments.module.css';

interface CommentsHeadProps {
  /** id of the heading */
  id: string;
  title: string;
  total: number | undefined;
  /** visually hidden: the context shows what this is */
  unseen?: boolean;
  children: ReactNode;
}

/** Heading of a comments block with the number of comments and the sort order. */
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
