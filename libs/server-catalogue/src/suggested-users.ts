import { LIKED_SONGS } from '@qingyin/contract';
import type { Db } from '@qingyin/server-db';
import type { SuggestionReason } from '@qingyin/contract';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { notHidden } from './hidden-users.ts';
import { mayArtistIdBeSeen, mayReferenceBeHeard, type Viewer } from './song-access.ts';

/**
 * Numbers of the newest follows, liked songs and artists that are considered, to bound the cost for users with
 * thousands.
 */
const FOLLOWS = 100;
const SONGS = 50;
const ARTISTS = 50;
const NAMES = 3;

/** A candidate, with the strength of its reason. */
interface Found {
  id: number;
  n: number;
}
/** A suggested user with the reason that is shown. */
export interface Suggestion {
  id: number;
  reason: SuggestionReason;
}

/**
 * SQL condition for users that may be suggested: not followed, hidden or dismissed; no visitors, demo
 * account or system account.
 */
const proposable = (me: number, column: string): RawBuilder<SqlBool> => {
  const who = sql.ref(column);
  return sql`${who} <> ${me} and ${notHidden(me, column)}
    and ${who} not in (select target_id from follow where user_id = ${me})
    and ${who} not in (select target_id from not_suggested where user_id = ${me})
    and ${who} not in (select id from "user" where anonymous <> 0 or role in ('demo', 'system'))`;
};

const found = async (rows: Promise<{ id: number; n: number }[]>): Promise<Found[]> =>
  (await rows).map(({ id, n }) => ({ id, n: Number(n) }));

const newestFollows = (db: Db, me: number) =>
  db
    .selectFrom('follow')
    .select('target_id')
    .where('user_id', '=', me)
    .orderBy('created_at', 'desc')
    .orderBy('target_id')
    .limit(FOLLOWS);

const newestArtists = (db: Db, me: number, viewer: Viewer) =>
  db
    .selectFrom('subscription')
    .select('resource_id')
    .where('user_id', '=', me)
    .where('kind', '=', 'artist')
    .where(mayArtistIdBeSeen(viewer, 'subscription.resource_id'))
    .orderBy('created_at', 'desc')
    .orderBy('resource_id')
    .limit(ARTISTS);

const byFriends = (db: Db, me: number, limit: number): Promise<Found[]> =>
  found(
    db
      .selectFrom(newestFollows(db, me).as('mine'))
      .innerJoin('follow', 'follow.user_id', 'mine.target_id')
      .select(['follow.target_id as id', (eb) => eb.fn.countAll<number>().as('n')])
      .where(proposable(me, 'follow.target_id'))
      .groupBy('follow.target_id')
      .orderBy('n', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute(),
  );

/** Ignores private playlists and users whose play records are private. */
const bySongs = (db: Db, me: number, viewer: Viewer, limit: number): Promise<Found[]> => {
  const liked = db
    .selectFrom('playlist')
    .innerJoin('playlist_track', 'playlist_track.playlist_id', 'playlist.id')
    .select('playlist_track.song_id')
    .where('playlist.owner_id', '=', me)
    .where('playlist.special_type', '=', LIKED_SONGS)
    .where(mayReferenceBeHeard(viewer, 'playlist_track.song_id'))
    .orderBy('playlist_track.added_at', 'desc')
    .orderBy('playlist_track.song_id')
    .limit(SONGS);
  return found(
    db
      .selectFrom(liked.as('mine'))
      .innerJoin('playlist_track', 'playlist_track.song_id', 'mine.song_id')
      .innerJoin('playlist', 'playlist.id', 'playlist_track.playlist_id')
      .select(['playlist.owner_id as id', (eb) => eb.fn.countAll<number>().as('n')])
      .where('playlist.special_type', '=', LIKED_SONGS)
      .where('playlist.privacy', '=', 0)
      .where(
        'playlist.owner_id',
        'not in',
        db.selectFrom('listening_choice').select('user_id').where('record_private', '=', 1),
      )
      .where(proposable(me, 'playlist.owner_id'))
      .groupBy('playlist.owner_id')
      .orderBy('n', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute(),
  );
};

const byArtists = (db: Db, me: number, viewer: Viewer, limit: number): Promise<Found[]> =>
  found(
    db
      .selectFrom(newestArtists(db, me, viewer).as('mine'))
      .innerJoin('subscription', (join) =>
        join
          .onRef('subscription.resource_id', '=', 'mine.resource_id')
          .on('subscription.kind', '=', 'artist'),
      )
      .select(['subscription.user_id as id', (eb) => eb.fn.countAll<number>().as('n')])
      .where(proposable(me, 'subscription.user_id'))
      .groupBy('subscription.user_id')
      .orderBy('n', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute(),
  );

const byFame = (db: Db, me: number, limit: number): Promise<Found[]> =>
  found(
    db
      .selectFrom('follow')
      .select(['target_id as id', (eb) => eb.fn.countAll<number>().as('n')])
      .where(proposable(me, 'follow.target_id'))
      .groupBy('target_id')
      .orderBy('n', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute(),
  );

/** The first names for each id. */
function firstNames(rows: readonly { id: number; name: string }[]): Map<number, string[]> {
  const names = new Map<number, string[]>();
  for (const { id, name } of rows) {
    const some = names.get(id) ?? [];
    if (some.length < NAMES) names.set(id, [...some, name]);
  }
  return names;
}

/** Nicknames of followed users who follow each of these users. */
async function friendsOf(db: Db, me: number, ids: readonly number[]): Promise<Map<number, string[]>> {
  if (ids.length === 0) return new Map();
  return firstNames(
    await db
      .selectFrom(newestFollows(db, me).as('mine'))
      .innerJoin('follow', 'follow.user_id', 'mine.target_id')
      .innerJoin('user', 'user.id', 'follow.user_id')
      .select(['follow.target_id as id', 'user.nickname as name'])
      .where('follow.target_id', 'in', ids)
      .orderBy('follow.created_at', 'desc')
      .orderBy('user.id')
      .execute(),
  );
}

/** Names of artists that the user and each of these users have collected. */
async function artistsOf(
  db: Db,
  me: number,
  viewer: Viewer,
  ids: readonly number[],
): Promise<Map<number, string[]>> {
  if (ids.length === 0) return new Map();
  return firstNames(
    await db
      .selectFrom(newestArtists(db, me, viewer).as('mine'))
      .innerJoin('subscription', (join) =>
        join
          .onRef('subscription.resource_id', '=', 'mine.resource_id')
          .on('subscription.kind', '=', 'artist'),
      )
      .innerJoin('artist', 'artist.id', 'subscription.resource_id')
      .select(['subscription.user_id as id', 'artist.name'])
      .where('subscription.user_id', 'in', ids)
      .orderBy('subscription.created_at', 'desc')
      .orderBy('artist.id')
      .execute(),
  );
}

/**
 * Suggests users to follow, each once with the strongest reason: followed by followed users, then those who like
 * the same songs, collect the same artists, and finally those with many followers.
 */
export async function suggestUsers(
  db: Db,
  viewer: Viewer & { userId: number },
  limit: number,
): Promise<Suggestion[]> {
  const me = viewer.userId;
  const friends = await byFriends(db, me, limit);
  const chosen = new Map<number, SuggestionReason['kind']>();
  const counts = new Map<number, number>();
  const take = (kind: SuggestionReason['kind'], people: readonly Found[]): void => {
    for (const { id, n } of people) {
      if (chosen.size >= limit || chosen.has(id)) continue;
      chosen.set(id, kind);
      counts.set(id, n);
    }
  };
  take('friends', friends);
  if (chosen.size < limit) take('songs', await bySongs(db, me, viewer, limit));
  if (chosen.size < limit) take('artists', await byArtists(db, me, viewer, limit));
  if (chosen.size < limit) take('popular', await byFame(db, me, limit));
  const of = (kind: SuggestionReason['kind']) =>
    [...chosen].flatMap(([id, why]) => (why === kind ? [id] : []));
  const nicknames = await friendsOf(db, me, of('friends'));
  const artists = await artistsOf(db, me, viewer, of('artists'));
  return [...chosen].map(([id, kind]): Suggestion => {
    const count = counts.get(id) ?? 0;
    if (kind === 'friends') return { id, reason: { kind, count, nicknames: nicknames.get(id) ?? [] } };
    if (kind === 'artists') return { id, reason: { kind, count, names: artists.get(id) ?? [] } };
    return { id, reason: { kind, count } };
  });
}
