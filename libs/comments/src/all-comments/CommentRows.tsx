import { useRowFocusRestore, useVirtualList } from '@qingyin/list-layout';
import { useLingui } from '@lingui/react/macro';
import type { Comment } from '@qingyin/contract';
import type { Thread } from '@qingyin/data-social';
import { type FocusEvent, useMemo, useRef, useState } from 'react';
import { CommentEntry } from '../CommentEntry.tsx';
import classes from './CommentList.module.css';

/** Estimated height of a row, px: a comment of one line, the most frequent case. */
const GUESS_PX = 113;
const guess = () => GUESS_PX;
const OVERSCAN = 4;

interface CommentRowsProps {
  thread: Thread;
  /** key of the list in the cache of measured heights */
  name: string;
  comments: readonly Comment[];
  /** there are further comments */
  more: boolean;
}

/** Virtual rows of comments; the focused row stays mounted. */
export function CommentRows({ thread, name, comments, more }: CommentRowsProps) {
  const { t } = useLingui();
  const ids = useMemo(() => comments.map(({ commentId }) => commentId), [comments]);
  const body = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const { rows, height, measure } = useVirtualList({
    name,
    ids,
    estimateHeight: guess,
    overscan: OVERSCAN,
    body,
    pinned: focused,
  });
  useRowFocusRestore(body, 'data-comment', comments);
  const focus = ({ target }: FocusEvent) => {
    const id = target.closest('li[data-comment]')?.getAttribute('data-comment');
    setFocused(id ? Number(id) : null);
  };
  return (
    <ul
      ref={body}
      aria-label={t`评论`}
      className={classes.rows}
      style={{ blockSize: height }}
      onFocus={focus}
      onBlur={() => setFocused(null)}
    >
      {rows.map(({ id, index, gap }) => {
        const comment = comments[index];
        return (
          comment && (
            <li
              key={id}
              ref={measure}
              data-index={index}
              data-comment={id}
              aria-setsize={more ? -1 : comments.length}
              aria-posinset={index + 1}
              className={classes.row}
              style={{ marginBlockStart: gap }}
            >
              <CommentEntry thread={thread} comment={comment} />
            </li>
          )
        );
      })}
    </ul>
  );
}
