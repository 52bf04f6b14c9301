import { type Comment, endpoints, resultCodes } from '@qingyin/contract';
import { http, expectOk } from '@qingyin/http-client';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Thread } from './comment-thread.ts';
import { dropDeletedComment } from './comment-write.ts';
import type { Post } from './feed-post.ts';
import { hidePost, showPost } from './post-state.ts';
import { lazySocialKeys } from './lazy-keys.ts';

async function removeForAll(kind: 'comment' | 'event', id: number): Promise<void> {
  const answer = await http.call(endpoints.social.adminRemove, { params: { kind, id: String(id) } });
  // The author or another administrator has removed it already.
  if (answer.code !== resultCodes.notFound) expectOk(answer);
}

/** For administrators: removes another user's comment for all users, then removes it from the cached lists. */
export async function adminRemoveComment(
  client: QueryClient,
  thread: Thread,
  comment: Comment,
): Promise<void> {
  await removeForAll('comment', comment.commentId);
  await dropDeletedComment(client, thread, comment);
  void client.invalidateQueries({ queryKey: lazySocialKeys.reports() });
}

/**
 * For administrators: removes another user's post with its comments for all users. Optimistic update: every list
 * hides the post at once and shows it at its position again when the service refuses.
 */
export const adminRemovePostMutation = () =>
  mutationOptions({
    mutationFn: ({ id }: Pick<Post, 'id'>) => removeForAll('event', id),
    onMutate: ({ id }, { client }) => hidePost(client, id),
    onError: (_error, { id }, _result, { client }) => showPost(client, id),
    meta: { invalidates: [lazySocialKeys.reports()] },
  });
