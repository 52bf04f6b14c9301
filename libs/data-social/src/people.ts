import { endpoints, type UserDetailProfile, type UserLevel } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { queryOptions } from '@tanstack/react-query';
import { staleTime } from '@qingyin/query-kit';
import { socialKeys } from './keys.ts';

/** Public profile of a user. */
export interface Person {
  profile: UserDetailProfile;
  level: number;
  /** number of different songs the user has played */
  listenSongs: number;
  /** whether other users may see the play record */
  recordOpen: boolean;
}

/**
 * Profile of a user (docs/specification/contract/social.md#homepage). Rejects with `ApiError` code 404 when the user
 * does not exist.
 */
export const personQuery = (uid: string) =>
  queryOptions({
    queryKey: socialKeys.person(uid),
    queryFn: async ({ signal }): Promise<Person> => {
      const answer = expectOk(await http.call(endpoints.account.userDetail, { params: { uid }, signal }));
      const { profile, level, listenSongs, peopleCanSeeMyPlayRecord } = answer;
      return { profile, level, listenSongs, recordOpen: peopleCanSeeMyPlayRecord };
    },
    staleTime: staleTime.minutes(1),
  });

/** Progress of the logged-in user to the next level. */
export const ownLevelQuery = (uid: string) =>
  queryOptions({
    queryKey: socialKeys.level(uid),
    queryFn: async ({ signal }): Promise<UserLevel> =>
      expectOk(await http.call(endpoints.account.userLevel, { signal })).data,
    staleTime: staleTime.minutes(5),
  });
