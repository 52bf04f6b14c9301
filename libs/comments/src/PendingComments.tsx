import { loginStatusQuery } from '@qingyin/data-account';
import { type CommentInput, pendingCommentsFilter, type Thread } from '@qingyin/data-social';
import { Trans } from '@lingui/react/macro';
import { useMutationState, useQuery } from '@tanstack/react-query';
import { Avatar, CatalogueText, classNames } from '@qingyin/ui';
import { AVATAR_PX, SMALL_AVATAR_PX } from './avatar-size.ts';
import { CommentBody } from './CommentBody.tsx';
import classes from './CommentItem.module.css';

/** Id of the comment whose replies a pending text belongs to; 0 for a top-level comment. */
const floorOf = ({ replyTo }: CommentInput): number =>
  replyTo ? replyTo.parentCommentId || replyTo.commentId : 0;

/** Comments being sent to a thread, or as replies to the comment `floor`, latest first. */
export function usePendingComments(thread: Thread, floor = 0): readonly CommentInput[] {
  const all = useMutationState({
    filters: pendingCommentsFilter(thread),
    select: ({ state }) => state.variables as CommentInput,
  });
  return all.filter((comment) => floorOf(comment) === floor).toReversed();
}

interface PendingCommentsProps {
  comments: readonly CommentInput[];
  small?: boolean;
}

/** The user's comments that are being sent, in their final place. */
export function PendingComments(props: PendingCommentsProps) {
  return props.comments.length === 0 ? null : <PendingRows {...props} />;
}

function PendingRows({ comments, small = false }: PendingCommentsProps) {
  const { data } = useQuery(loginStatusQuery());
  const { nickname = '', avatarUrl = '' } = data?.profile ?? {};
  return comments.map(({ content }, at) => (
    <li key={at} aria-busy>
      <article className={classNames(classes.item, classes.pending)} data-small={small || undefined}>
        <Avatar src={avatarUrl} name={nickname} size={small ? SMALL_AVATAR_PX : AVATAR_PX} />
        <div className={classes.body}>
          <span className={classes.name}>
            <CatalogueText text={nickname} />
          </span>
          <CommentBody content={content} />
          <div className={classes.meta} role="status">
            <Trans>正在发布…</Trans>
          </div>
        </div>
      </article>
    </li>
  ));
}
