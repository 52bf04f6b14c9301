import type { Comment } from '@qingyin/contract';
import type { QueryClient } from '@tanstack/react-query';
import {
  type CommentPages,
  commentsIn,
  withComment,
  withFirst,
  withoutComment,
  withTotal,
} from './comment-pages.ts';
import { floorQuery } from './comment-floor.ts';
import type { Thread } from './comment-thread.ts';
import { socialKeys } from './keys.ts';

type Change = (data: CommentPages) => CommentPages;

/** What changes by comments that came or went: lists are counted with their answers, floors with theirs. */
const listsOf = (thread: Thread) => [...socialKeys.comments(thread), 'list'];

/**
 * Makes room for a change: pages on their way would bring back what was before them. What has nothing to show yet goes
 * on, and is asked for again once it is there, as it may have missed the change.
 */
export async function settleLists(client: QueryClient, thread: Thread): Promise<void> {
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

/** A comment as any list has it. */
export function cachedComment(client: QueryClient, thread: Thread, id: number): Comment | undefined {
  for (const [, data] of client.getQueriesData<CommentPages>({ queryKey: socialKeys.comments(thread) })) {
    if (!data) continue;
    const owners = data.pages.flatMap(({ owner }) => owner ?? []);
    const found = [...commentsIn(data), ...owners].find(({ commentId }) => commentId === id);
    if (found) return found;
  }
  return undefined;
}

/** Changes a comment in every list that holds it. */
export const changeComment = (
  client: QueryClient,
  thread: Thread,
  id: number,
  by: (comment: Comment) => Comment,
): void => change(client, socialKeys.comments(thread), (data) => withComment(data, id, by));

/** Puts a comment at the top of every order, an answer at the top of its floor, and counts it. */
export function addToLists(client: QueryClient, thread: Thread, written: Comment): void {
  const { parentCommentId: parent } = written;
  const counted = (data: CommentPages) => withTotal(data, 1);
  if (parent === 0) {
    change(client, listsOf(thread), (data) => counted(withFirst(data, written)));
    return;
  }
  change(client, listsOf(thread), counted);
  const floor = floorQuery(thread, parent).queryKey;
  change(client, floor, (data) => counted(withFirst(data, written)));
  changeComment(client, thread, parent, (comment) => withReplies(comment, 1));
}

/**
 * Takes a comment out of every list, and counts that. Its answers stay: services show them by themselves, so that the
 * lists are asked for anew where it had some.
 */
export function dropFromLists(client: QueryClient, thread: Thread, gone: Comment): void {
  const { commentId: id, parentCommentId: parent } = gone;
  const without = (data: CommentPages) => withoutComment(data, id);
  change(client, listsOf(thread), (data) => withTotal(without(data), -1));
  if (parent !== 0) {
    change(client, floorQuery(thread, parent).queryKey, (data) => withTotal(without(data), -1));
    changeComment(client, thread, parent, (comment) => withReplies(comment, -1));
  }
  client.removeQueries({ queryKey: floorQuery(thread, id).queryKey, exact: true });
  if (repliesTo(gone) > 0) void client.invalidateQueries({ queryKey: listsOf(thread) });
}

/** How many answers a comment has. */
export const repliesTo = ({ replyCount, showFloorComment }: Comment): number =>
  Math.max(replyCount ?? 0, showFloorComment?.replyCount ?? 0);

function withReplies(comment: Comment, delta: number): Comment {
  const replyCount = Math.max(0, repliesTo(comment) + delta);
  const { showFloorComment } = comment;
  return {
    ...comment,
    replyCount,
    ...(showFloorComment && { showFloorComment: { ...showFloorComment, replyCount } }),
  };
}
