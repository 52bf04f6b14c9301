import { LIKED_SONGS } from '@qingyin/contract';
import { mayReferenceBeHeard } from '@qingyin/server-catalogue';
import type { Db } from '@qingyin/server-db';
import { DAY_MS } from '@qingyin/server-kernel';
import type { RecommendationUser } from './recommendation-user.ts';
import { unwantedSongIds } from './unwanted-songs.ts';

export interface SeedSong {
  id: number;
  weight: number;
  liked: boolean;
}

/** A user's taste: the input of all recommendations. */
export interface Taste {
  userId: number;
  /** the songs with the strongest signals, by weight descending; empty for a new account */
  seeds: SeedSong[];
  /** weight of each artist, by id */
  artists: Map<number, number>;
  /** playlists played recently or subscribed to, latest first */
  lists: number[];
  unwanted: ReadonlySet<number>;
}

const LOOKED_AT = 60;
const SEEDS = 80;
const LISTS = 12;
const LIKE_WEIGHT = 3;
const RECENT_WEIGHT = 2;
const RECENT_DAYS = 14;
/** A followed artist weighs as much as a song played often. */
const FOLLOW_WEIGHT = 6;

/** Computes a user's taste from likes and plays of songs that the user may hear, subscriptions and followed artists. */
export async function loadTaste(db: Db, user: RecommendationUser): Promise<Taste> {
  const { userId, now } = user;
  const unwanted = await unwantedSongIds(db, userId);
  const weights = new Map<number, SeedSong>();
  const add = (id: number, weight: number, liked = false): void => {
    if (unwanted.has(id)) return;
    const known = weights.get(id) ?? { id, weight: 0, liked: false };
    weights.set(id, { id, weight: known.weight + weight, liked: known.liked || liked });
  };
  for (const { song_id } of await likedSongs(db, user)) add(song_id, LIKE_WEIGHT, true);
  const often = await records(db, user, 'plays');
  const late = await records(db, user, 'last_at');
  for (const row of often) add(row.song_id, Math.log2(1 + row.plays));
  for (const row of late)
    add(row.song_id, RECENT_WEIGHT * Math.exp((row.last_at - now) / (RECENT_DAYS * DAY_MS)));
  const seeds = [...weights.values()].sort((a, b) => b.weight - a.weight || a.id - b.id).slice(0, SEEDS);
  return {
    userId,
    seeds,
    artists: await artistsOf(db, userId, seeds),
    lists: await listsOf(db, userId),
    unwanted,
  };
}

const likedSongs = (db: Db, user: RecommendationUser) =>
  db
    .selectFrom('playlist_track')
    .innerJoin('playlist', 'playlist.id', 'playlist_track.playlist_id')
    .select('playlist_track.song_id')
    .where('playlist.owner_id', '=', user.userId)
    .where('playlist.special_type', '=', LIKED_SONGS)
    .where(mayReferenceBeHeard(user, 'playlist_track.song_id'))
    .orderBy('playlist_track.position')
    .limit(LOOKED_AT)
    .execute();

const records = (db: Db, user: RecommendationUser, order: 'plays' | 'last_at') =>
  db
    .selectFrom('play_record')
    .select(['song_id', 'plays', 'last_at'])
    .where('user_id', '=', user.userId)
    .where(mayReferenceBeHeard(user, 'play_record.song_id'))
    .orderBy(order, 'desc')
    .orderBy('song_id')
    .limit(LOOKED_AT)
    .execute();

async function artistsOf(db: Db, userId: number, seeds: readonly SeedSong[]): Promise<Map<number, number>> {
  const artists = new Map<number, number>();
  const add = (id: number, weight: number): void => void artists.set(id, (artists.get(id) ?? 0) + weight);
  if (seeds.length > 0) {
    const weightOf = new Map(seeds.map((seed) => [seed.id, seed.weight]));
    const rows = await db
      .selectFrom('song_artist')
      .select(['song_id', 'artist_id'])
      .where('song_id', 'in', [...weightOf.keys()])
      .execute();
    for (const row of rows) add(row.artist_id, weightOf.get(row.song_id) ?? 0);
  }
  const followed = await db
    .selectFrom('subscription')
    .select('resource_id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'artist')
    .orderBy('created_at', 'desc')
    .orderBy('resource_id')
    .limit(LOOKED_AT)
    .execute();
  for (const row of followed) add(row.resource_id, FOLLOW_WEIGHT);
  return artists;
}

async function listsOf(db: Db, userId: number): Promise<number[]> {
  const played = await db
    .selectFrom('recent_play')
    .select('resource_id as id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'playlist')
    .orderBy('at', 'desc')
    .limit(LISTS)
    .execute();
  const kept = await db
    .selectFrom('playlist_subscriber')
    .select('playlist_id as id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(LISTS)
    .execute();
  return [...new Set([...played, ...kept].map((row) => row.id))].slice(0, LISTS);
}

/** The subset of the given songs that the user has played. */
export async function filterPlayed(db: Db, userId: number, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('play_record')
    .select('song_id')
    .where('user_id', '=', userId)
    .where('song_id', 'in', ids)
    .execute();
  return new Set(rows.map((row) => row.song_id));
}
