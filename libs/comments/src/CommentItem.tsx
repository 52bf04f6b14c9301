import { PersonLink } from '@qingyin/auth-gate';
import { useLingui } from '@lingui/react/macro';
import type { Comment } from '@qingyin/contract';
import type { Thread } from '@qingyin/data-social';
import { formatDateTime, formatDate } from '@qingyin/i18n';
import { Avatar, CatalogueText, useActionLabel } from '@qingyin/ui';
import { type ReactNode } from 'react';
import { CommentMenuButton } from './actions/CommentMenuButton.tsx';
import { AVATAR_PX, SMALL_AVATAR_PX } from './avatar-size.ts';
import { CommentLikeButton } from './actions/CommentLikeButton.tsx';
import { QuotedComment, CommentBody } from './CommentBody.tsx';
import classes from './CommentItem.module.css';
import { MomentChip } from './moments/MomentChip.tsx';

export interface CommentItemProps {
  thread: Thread;
  comment: Comment;
  /** id of the comment whose replies this is one of; a quote of that comment is left out */
  replyTo?: number;
  /** called by 回复 */
  onReply: () => void;
  isReplying: boolean;
  /** the linked comment */
  marked?: boolean;
  /** after the buttons */
  children?: ReactNode;
}

/** One comment: author, text, time, likes, actions, and the quote it replies to. */
export function CommentItem({ thread, comment, replyTo, marked, ...rest }: CommentItemProps) {
  const { t, i18n } = useLingui();
  const actionLabel = useActionLabel();
  const { user, content, time, at, mentions } = comment;
  const [answered] = comment.beReplied ?? [];
  const { nickname } = user;
  const inFloor = replyTo !== undefined;
  return (
    <article className={classes.item} data-small={inFloor || undefined} data-marked={marked || undefined}>
      <Avatar src={user.avatarUrl} name={nickname} size={inFloor ? SMALL_AVATAR_PX : AVATAR_PX} />
      <div className={classes.body}>
        <PersonLink userId={user.userId} className={classes.name}>
          <CatalogueText text={nickname} />
        </PersonLink>
        <CommentBody
          content={content}
          mentions={mentions}
          lead={at !== undefined && thread.kind === 'song' && <MomentChip id={thread.id} at={at} />}
        />
        {answered && answered.beRepliedCommentId !== replyTo && <QuotedComment answered={answered} />}
        <div className={classes.meta}>
          <time dateTime={new Date(time).toISOString()} title={formatDateTime(time, i18n.locale)}>
            {formatDate(time, i18n.locale)}
          </time>
          <span className={classes.acts}>
            <CommentLikeButton thread={thread} comment={comment} />
            <button
              type="button"
              className={classes.act}
              aria-label={actionLabel(t`回复`, nickname)}
              aria-expanded={rest.isReplying}
              onClick={rest.onReply}
            >
              {t`回复`}
            </button>
            <CommentMenuButton thread={thread} comment={comment} />
          </span>
        </div>
        {rest.children}
      </div>
    </article>
  );
}
