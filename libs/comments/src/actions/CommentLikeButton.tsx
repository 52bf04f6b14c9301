import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Comment } from '@qingyin/contract';
import type { Thread } from '@qingyin/data-social';
import { formatCount } from '@qingyin/i18n';
import { IconThumbUp, IconThumbUpFilled } from '@tabler/icons-react';
import classes from '../CommentItem.module.css';
import { useLikeComment } from './use-like-comment.ts';

/** Like button (赞) with the number of likes. */
export function CommentLikeButton({ thread, comment }: { thread: Thread; comment: Comment }) {
  const { i18n } = useLingui();
  const like = useLikeComment(thread);
  const { liked, likedCount } = comment;
  const Thumb = liked ? IconThumbUpFilled : IconThumbUp;
  return (
    <button type="button" className={classes.act} aria-pressed={liked} onClick={() => like(comment)}>
      <Thumb size={16} stroke={1.75} aria-hidden />
      <span className="qy-unseen">
        <Trans>赞</Trans>{' '}
      </span>
      {likedCount > 0 && (
        <>
          <span aria-hidden>{formatCount(likedCount, i18n.locale)}</span>
          <span className="qy-unseen">
            <Plural value={likedCount} other="# 人赞同" />
          </span>
        </>
      )}
    </button>
  );
}
