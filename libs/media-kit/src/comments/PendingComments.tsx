import { loginStatusQuery } from '@qingyin/data-account';
import { type CommentWords, isWriting, type Thread } from '@qingyin/data-social';
import { Trans } from '@lingui/react/macro';
import { useMutationState, useQuery } from '@tanstack/react-query';
import { Avatar, CatalogueText, classNames } from '@qingyin/ui';
import { AVATAR_PX, SMALL_AVATAR_PX } from './avatar-size.ts';
import { CommentBody } from './CommentBody.tsx';
import classes from './CommentItem.module.css';

/** The floor that words belong to; 0: they stand by themselves. */
const floorOf = ({ answers }: CommentWords): number =>
  answers ? answers.parentCommentId || answers.commentId : 0;

/** What is on its way to a thread, or to one of its floors, the latest first. */
export function usePendingComments(thread: Thread, floor = 0): readonly CommentWords[] {
  const all = useMutationState({
    filters: isWriting(thread),
    select: ({ state }) => state.variables as CommentWords,
  });
  return all.filter((words) => floorOf(words) === floor).toReversed();
}

interface PendingCommentsProps {
  words: readonly CommentWords[];
  small?: boolean;
}

/** What the signed-in user has written and the service does not have yet, where it will stand. */
export function PendingComments(props: PendingCommentsProps) {
  return props.words.length === 0 ? null : <PendingRows {...props} />;
}

function PendingRows({ words, small = false }: PendingCommentsProps) {
  const { data } = useQuery(loginStatusQuery());
  const { nickname = '', avatarUrl = '' } = data?.profile ?? {};
  return words.map(({ content }, at) => (
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
