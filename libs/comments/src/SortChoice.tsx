import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { CommentSort } from '@qingyin/data-social';
import { type ReactNode } from 'react';
import classes from './SortChoice.module.css';

/** Sort orders of comments with their labels. */
export const commentSorts = [
  { sort: 'best', label: msg({ message: '推荐', context: '顺序' }) },
  { sort: 'hot', label: msg`最热` },
  { sort: 'new', label: msg`最新` },
] as const satisfies { sort: CommentSort; label: ReturnType<typeof msg> }[];

interface SortChoiceProps {
  /** renders one choice: a button, or a link where the order is part of the address */
  draw: (choice: { sort: CommentSort; label: string; className: string | undefined }) => ReactNode;
}

/** Choice of the sort order of comments. */
export function SortChoice({ draw }: SortChoiceProps) {
  const { t, i18n } = useLingui();
  return (
    <div role="group" aria-label={t`评论的顺序`} className={classes.sorts}>
      {commentSorts.map(({ sort, label }) => draw({ sort, label: i18n._(label), className: classes.sort }))}
    </div>
  );
}
