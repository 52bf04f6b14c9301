import { endpoints, type SocialEvent } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { queryOptions } from '@tanstack/react-query';
import { socialKeys } from './keys.ts';

/** The feature of `/x/capabilities` that stands for asking about one post. */
export const EVENT_DETAIL = 'event-detail';

/** The post that a thread is about. Rejects with code 404 where there is none that the caller may see. */
export const commentedPostQuery = (threadId: string) => {
  const [evId = ''] = threadId.split('_');
  return queryOptions({
    queryKey: [...socialKeys.all, 'commented-post', evId],
    queryFn: async ({ signal }): Promise<SocialEvent> =>
      expectOk(await http.call(endpoints.social.eventDetail, { params: { evId }, signal })).event,
  });
};

/** What its author said. */
export function wordsOfPost({ json }: Pick<SocialEvent, 'json'>): string {
  try {
    const told: unknown = JSON.parse(json);
    return typeof told === 'object' && told !== null && 'msg' in told && typeof told.msg === 'string'
      ? told.msg
      : '';
  } catch {
    return '';
  }
}
