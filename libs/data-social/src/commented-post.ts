import { endpoints, resultCodes } from '@qingyin/contract';
import { ApiError, expectOk, http } from '@qingyin/http-client';
import { queryOptions } from '@tanstack/react-query';
import type { Post } from './feed-post.ts';
import { toPost } from './parse-post.ts';
import { mergePosts } from './post-state.ts';
import { socialKeys } from './keys.ts';

/** Name of the capability in `/x/capabilities` for fetching a single post. */
export const EVENT_DETAIL = 'event-detail';

/** Id of the post that a thread belongs to; null when the thread id is malformed. */
export function postIdOf(threadId: string): number | null {
  const id = Number(/^\d+(?=_|$)/.exec(threadId)?.[0]);
  return Number.isSafeInteger(id) ? id : null;
}

/**
 * The post that a thread belongs to. Rejects with code 404 when it does not exist, when the caller may not see it,
 * or, without a request, when the thread id is malformed.
 */
export const commentedPostQuery = (threadId: string) => {
  const id = postIdOf(threadId);
  return queryOptions({
    queryKey: socialKeys.commentedPost(id),
    queryFn: async ({ client, signal }): Promise<Post> => {
      if (id === null) throw new ApiError('failure', '', { code: resultCodes.notFound });
      const evId = String(id);
      const { event } = expectOk(await http.call(endpoints.social.eventDetail, { params: { evId }, signal }));
      const post = toPost(event);
      mergePosts(client, [post]);
      return post;
    },
  });
};
