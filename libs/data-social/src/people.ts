import { endpoints, type UserDetailProfile, type UserLevel } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { staleTime, subscriptionMutation } from '@qingyin/query-kit';
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

/**
 * Follows somebody, or no longer: their fans change at once and go back when the service refuses; how many people the
 * signed-in user follows is asked for anew. One after the other, so that the last wish is the one that stays.
 */
export const followPersonMutation = (userId: string | null, id: string) => {
  const own: QueryKey[] = userId === null ? [] : [socialKeys.person(userId)];
  return {
    ...subscriptionMutation<Person>({
      send: async (uid, t) => expectOk(await http.call(endpoints.library.follow, { params: { id: uid, t } })),
      keyOf: socialKeys.person,
      read: ({ profile }) => ({ subscribed: profile.followed, count: profile.followeds }),
      write: (person, { subscribed, count }) => {
        const followed = subscribed === true;
        const { followMe, followeds } = person.profile;
        const profile = { ...person.profile, followed, mutual: followed && followMe };
        return { ...person, profile: { ...profile, followeds: count ?? followeds } };
      },
      invalidates: own,
    }),
    scope: { id: `follow-${id}` },
  };
};
