import { endpoints, type FollowRecord, type FollowUser } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { socialKeys } from './keys.ts';
import { lazySocialKeys } from './lazy-keys.ts';

/** A user in a list of users. */
export interface ListedPerson {
  userId: number;
  nickname: string;
  avatarUrl: string;
  /** '' when empty */
  signature: string;
  followed: boolean;
  /** this user and the logged-in user follow each other */
  mutual: boolean;
  /** follows the logged-in user; where the service does not say, true only if it can be derived */
  followMe: boolean;
  follows: number;
  followeds: number;
}

interface PeoplePage {
  people: ListedPerson[];
  /** offset of the next page; undefined at the end */
  next: number | undefined;
}

const PER_PAGE = 50;

/** Converts a row of the contract; `followsMe`: every row of the list follows the logged-in user. */
export const toListedPerson = (row: FollowUser, followsMe = false): ListedPerson => ({
  userId: row.userId,
  nickname: row.nickname,
  avatarUrl: row.avatarUrl,
  signature: row.signature ?? '',
  followed: row.followed,
  mutual: row.mutual || (followsMe && row.followed),
  followMe: row.mutual || followsMe,
  follows: row.follows,
  followeds: row.followeds,
});

const endless = {
  initialPageParam: 0,
  getNextPageParam: (last: PeoplePage) => last.next,
};
const nextOf = (offset: number, rows: readonly unknown[], more: boolean) =>
  more && rows.length > 0 ? offset + rows.length : undefined;

/** Users whom a user follows, the latest follow first (docs/specification/contract/social.md#homepage). */
export const followsQuery = (uid: string) =>
  infiniteQueryOptions({
    queryKey: socialKeys.follows(uid),
    queryFn: async ({ pageParam: offset, signal }): Promise<PeoplePage> => {
      const params = { uid, limit: PER_PAGE, offset };
      const { follow, more } = expectOk(await http.call(endpoints.social.userFollows, { params, signal }));
      return { people: follow.map((row) => toListedPerson(row)), next: nextOf(offset, follow, more) };
    },
    ...endless,
  });

/** Fans of a user, newest first; `own`: the user is the logged-in one, whom all rows therefore follow. */
export const fansQuery = (uid: string, own: boolean) =>
  infiniteQueryOptions({
    queryKey: socialKeys.fans(uid),
    queryFn: async ({ pageParam: offset, signal }): Promise<PeoplePage> => {
      const params = { uid, limit: PER_PAGE, offset };
      const { followeds, more } = expectOk(
        await http.call(endpoints.social.userFolloweds, { params, signal }),
      );
      return {
        people: followeds.map((row) => toListedPerson(row, own)),
        next: nextOf(offset, followeds, more),
      };
    },
    ...endless,
  });

/** An artist followed by the logged-in user. */
export type FollowedArtist = Pick<FollowRecord, 'artistId' | 'name' | 'avatarUrl'>;

/** Value of `scene` in `user/follow/mixed` for artists. */
const ARTISTS = 1;

/** Infinite query of the artists that the logged-in user follows. */
export const followedArtistsQuery = (uid: string) =>
  infiniteQueryOptions({
    queryKey: lazySocialKeys.followedArtists(uid),
    queryFn: async ({ pageParam: cursor, signal }): Promise<{ artists: FollowedArtist[]; next?: number }> => {
      const params = { size: PER_PAGE, cursor, scene: ARTISTS } as const;
      const { records, page } = expectOk(
        await http.call(endpoints.social.userFollowMixed, { params, signal }),
      ).data;
      const artists = records.filter(({ resourceType }) => resourceType === 'artist');
      return { artists, ...(page.more && records.length > 0 ? { next: page.cursor } : {}) };
    },
    initialPageParam: 0,
    getNextPageParam: (last) => last.next,
  });
