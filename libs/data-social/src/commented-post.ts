import { endpoints } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { queryOptions } from '@tanstack/react-query';
import type { Post } from './feed-post.ts';
import { toPost } from './feed-read.ts';
import { learnPosts } from './feed-state.ts';
import { socialKeys } from './keys.ts';

/** The feature of `/x/capabilities` that stands for asking about one post. */
export const EVENT_DETAIL = 'event-detail';

/** The id of the post that a thread is about. */
export const postIdOf = (threadId: string): number => Number(threadId.split('_')[0]);

/** The post that a thread is about. Rejects with code 404 where there is none that the caller may see. */
export const commentedPostQuery = (threadId: string) => {
  const evId = String(postIdOf(threadId));
  return queryOptions({
    queryKey: [...socialKeys.all, 'commented-post', evId],
    queryFn: async ({ client, signal }): Promise<Post> => {
      const { event } = expectOk(await http.call(endpoints.social.eventDetail, { params: { evId }, signal }));
      const post = toPost(event);
      learnPosts(client, [post]);
      return post;
    },
  });
};
