import { endpoints, type FollowRecord, type FollowUser } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { socialKeys } from './keys.ts';

/** Somebody in a list of people. */
export interface ListedPerson {
  userId: number;
  nickname: string;
  avatarUrl: string;
  /** '' where they have none */
  signature: string;
  followed: boolean;
  /** they and the signed-in user follow each other */
  mutual: boolean;
  /** they follow the signed-in user; where the service does not say, only if that is plain */
  followMe: boolean;
  follows: number;
  followeds: number;
}

interface PeoplePage {
  people: ListedPerson[];
  /** where the next page begins; undefined at the end */
  next: number | undefined;
}

const PER_PAGE = 50;

/** As the contract's rows say it; `followsMe` where all of them follow the signed-in user. */
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

/** Whom somebody follows, who was followed last comes first (contract page, 4.10). */
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

/** Who follows somebody, the newest first; `own`: the signed-in user's, who all follow them. */
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

/** An artist whom the signed-in user follows. */
export type FollowedArtist = Pick<FollowRecord, 'artistId' | 'name' | 'avatarUrl'>;

/** What `scene` of `user/follow/mixed` asks for. */
const ARTISTS = 1;

/** The artists whom the signed-in user follows, page by page. */
export const followedArtistsQuery = (uid: string) =>
  infiniteQueryOptions({
    queryKey: socialKeys.followedArtists(uid),
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
