import { endpoints, resultCodes } from '@qingyin/contract';
import { ApiError, expectOk, http } from '@qingyin/http-client';
import { queryOptions } from '@tanstack/react-query';
import type { Post } from './feed-post.ts';
import { toPost } from './feed-read.ts';
import { learnPosts } from './feed-state.ts';
import { socialKeys } from './keys.ts';

/** The feature of `/x/capabilities` that stands for asking about one post. */
export const EVENT_DETAIL = 'event-detail';

/** The id of the post that a thread is about; null where an address names none. */
export function postIdOf(threadId: string): number | null {
  const id = Number(/^\d+(?=_|$)/.exec(threadId)?.[0]);
  return Number.isSafeInteger(id) ? id : null;
}

/** The post that a thread is about. Rejects with code 404 where there is none that the caller may see; what names none is not asked for. */
export const commentedPostQuery = (threadId: string) => {
  const id = postIdOf(threadId);
  return queryOptions({
    queryKey: socialKeys.commentedPost(id),
    queryFn: async ({ client, signal }): Promise<Post> => {
      if (id === null) throw new ApiError('failure', '', { code: resultCodes.notFound });
      const evId = String(id);
      const { event } = expectOk(await http.call(endpoints.social.eventDetail, { params: { evId }, signal }));
      const post = toPost(event);
      learnPosts(client, [post]);
      return post;
    },
  });
};
