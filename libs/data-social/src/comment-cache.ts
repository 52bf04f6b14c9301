import type { Comment } from '@qingyin/contract';
import type { QueryClient } from '@tanstack/react-query';
import {
  type CommentPages,
  commentsIn,
  withComment,
  withCommentFirst,
  withoutComment,
  withTotalChange,
} from './comment-pages.ts';
import { commentRepliesQuery } from './comment-replies.ts';
import type { Thread } from './comment-thread.ts';
import { socialKeys } from './keys.ts';

type Change = (data: CommentPages) => CommentPages;

/** Key of the lists of comments; each also counts the replies in its total. */
const listsOf = (thread: Thread) => [...socialKeys.comments(thread), 'list'];

/**
 * Prepares the cache for a change: cancels pending fetches of cached lists, whose answers would undo the change.
 * Fetches without cached data continue and are repeated when they finish, because they may have missed the change.
 */
export async function cancelCommentFetches(client: QueryClient, thread: Thread): Promise<void> {
  const queryKey = socialKeys.comments(thread);
  for (const query of client.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' })) {
    if (query.state.data !== undefined) continue;
    const again = () => client.invalidateQueries({ queryKey: query.queryKey, exact: true });
    void query.promise?.then(again, () => undefined);
  }
  await client.cancelQueries({ queryKey, predicate: ({ state }) => state.data !== undefined });
}

const change = (client: QueryClient, queryKey: readonly unknown[], by: Change): void => {
  client.setQueriesData<CommentPages>({ queryKey }, (data) => data && by(data));
};

/** Finds a comment in the cached lists and reply lists. */
export function cachedComment(client: QueryClient, thread: Thread, id: number): Comment | undefined {
  for (const [, data] of client.getQueriesData<CommentPages>({ queryKey: socialKeys.comments(thread) })) {
    if (!data) continue;
    const owners = data.pages.flatMap(({ owner }) => owner ?? []);
    const found = [...commentsIn(data), ...owners].find(({ commentId }) => commentId === id);
    if (found) return found;
  }
  return undefined;
}

/** Changes a comment in every cached list that contains it. */
export const changeComment = (
  client: QueryClient,
  thread: Thread,
  id: number,
  by: (comment: Comment) => Comment,
): void => change(client, socialKeys.comments(thread), (data) => withComment(data, id, by));

/** Inserts a comment at the top of every list, or a reply at the top of its reply list, and updates the counts. */
export function insertComment(client: QueryClient, thread: Thread, written: Comment): void {
  const { parentCommentId: parent } = written;
  const counted = (data: CommentPages) => withTotalChange(data, 1);
  if (parent === 0) {
    change(client, listsOf(thread), (data) => counted(withCommentFirst(data, written)));
    return;
  }
  change(client, listsOf(thread), counted);
  const floor = commentRepliesQuery(thread, parent).queryKey;
  change(client, floor, (data) => counted(withCommentFirst(data, written)));
  changeComment(client, thread, parent, (comment) => withReplies(comment, 1));
}

/**
 * Removes a comment from every cached list and updates the counts. Its replies remain as comments of their own on
 * the service, so the lists are invalidated when it had any.
 */
export function removeComment(client: QueryClient, thread: Thread, gone: Comment): void {
  const { commentId: id, parentCommentId: parent } = gone;
  const without = (data: CommentPages) => withoutComment(data, id);
  change(client, listsOf(thread), (data) => withTotalChange(without(data), -1));
  if (parent !== 0) {
    change(client, commentRepliesQuery(thread, parent).queryKey, (data) =>
      withTotalChange(without(data), -1),
    );
    changeComment(client, thread, parent, (comment) => withReplies(comment, -1));
  }
  client.removeQueries({ queryKey: commentRepliesQuery(thread, id).queryKey, exact: true });
  if (replyCountOf(gone) > 0) void client.invalidateQueries({ queryKey: listsOf(thread) });
}

/** Number of replies to a comment. */
export const replyCountOf = ({ replyCount, showFloorComment }: Comment): number =>
  Math.max(replyCount ?? 0, showFloorComment?.replyCount ?? 0);

function withReplies(comment: Comment, delta: number): Comment {
  const replyCount = Math.max(0, replyCountOf(comment) + delta);
  const { showFloorComment } = comment;
  return {
    ...comment,
    replyCount,
    ...(showFloorComment && { showFloorComment: { ...showFloorComment, replyCount } }),
  };
}
