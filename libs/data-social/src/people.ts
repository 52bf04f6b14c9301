import { endpoints, type UserDetailProfile, type UserLevel } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { queryOptions } from '@tanstack/react-query';
import { staleTime } from '@qingyin/query-kit';
import { socialKeys } from './keys.ts';

/** Somebody as others see them. */
export interface Person {
  profile: UserDetailProfile;
  level: number;
  /** how many songs they have heard */
  listenSongs: number;
  /** whether others may see what they play most */
  recordOpen: boolean;
}

/** Who somebody is (contract page, 4.10). Rejects with `ApiError`: code 404 there is nobody. */
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

/** How far the signed-in user is on the way to the next level. */
export const ownLevelQuery = (uid: string) =>
  queryOptions({
    queryKey: socialKeys.level(uid),
    queryFn: async ({ signal }): Promise<UserLevel> =>
      expectOk(await http.call(endpoints.account.userLevel, { signal })).data,
    staleTime: staleTime.minutes(5),
  });
