import { endpoints, type FollowUser } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { staleTime } from '@qingyin/query-kit';
import { queryOptions } from '@tanstack/react-query';
import { lazySocialKeys } from './lazy-keys.ts';

const MOST = 100;

/**
 * Users that can be mentioned: those that the user followed last
 * (docs/specification/contract/social.md#follows-and-fans).
 */
export const mentionableQuery = (uid: string) =>
  queryOptions({
    queryKey: lazySocialKeys.mentionable(uid),
    queryFn: async ({ signal }): Promise<FollowUser[]> =>
      expectOk(
        await http.call(endpoints.social.userFollows, { params: { uid, limit: MOST, offset: 0 }, signal }),
      ).follow,
    staleTime: staleTime.minutes(5),
  });
