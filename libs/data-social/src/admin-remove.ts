import { type Comment, endpoints, resultCodes } from '@qingyin/contract';
import { http, expectOk } from '@qingyin/http-client';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Thread } from './comment-thread.ts';
import { forgetComment } from './comment-write.ts';
import type { Post } from './feed-post.ts';
import { hidePost, showPost } from './feed-state.ts';
import { socialKeys } from './keys.ts';

async function removeForAll(kind: 'comment' | 'event', id: number): Promise<void> {
  const answer = await http.call(endpoints.social.adminRemove, { params: { kind, id: String(id) } });
  // Its author was faster, or another administrator: it is as it was asked for.
  if (answer.code !== resultCodes.notFound) expectOk(answer);
}

/** For administrators: removes a comment of anybody's for everybody; once that is done no list holds it any more. */
export async function adminRemoveComment(
  client: QueryClient,
  thread: Thread,
  comment: Comment,
): Promise<void> {
  await removeForAll('comment', comment.commentId);
  await forgetComment(client, thread, comment);
  void client.invalidateQueries({ queryKey: socialKeys.reports() });
}

/**
 * For administrators: removes a post of anybody's for everybody, with what was said under it. It is out of every list at
 * once, and at its place in each of them when the service refuses.
 */
export const adminRemovePostMutation = () =>
  mutationOptions({
    mutationFn: ({ id }: Pick<Post, 'id'>) => removeForAll('event', id),
    onMutate: ({ id }, { client }) => hidePost(client, id),
    onError: (_error, { id }, _result, { client }) => showPost(client, id),
    meta: { invalidates: [socialKeys.reports()] },
  });
