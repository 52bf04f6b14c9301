import type { Viewer } from '@qingyin/server-catalogue';
import type { Db } from '@qingyin/server-db';
import type { RecommendationUser } from './recommendation-user.ts';
import { yieldToEventLoop } from './yield-to-event-loop.ts';
import { ensureNeighbours, neighboursOf } from './song-neighbours.ts';
import { newestSongs, popularSongs, spreadSongs } from './public-songs.ts';
import type { SeedSong, Taste } from './user-taste.ts';
import { weightedOrder } from './weighted-order.ts';

/** Source of a recommendation; sent in the contract's field `alg`. */
export type RecommendationSource =
  'itembased' | 'artistbased' | 'listbased' | 'familiar' | 'hot' | 'new' | 'scene';

export interface Candidate {
  id: number;
  alg: RecommendationSource;
  weight: number;
  /** id of the song, artist or playlist that is the reason; 0 = none */
  because: number;
}

export type Pool = readonly Candidate[];

const SEEDS_ASKED = 12;
const SEEDS_FROM = 30;
/** Maximum number of songs whose neighbours are computed during a request. */
const FOUND_AT_ONCE = 1;
const ARTISTS_ASKED = 6;
const OF_ARTISTS = 240;
const LISTS_ASKED = 4;
const OF_LISTS = 160;
const HOT = 200;
const NEW = 80;
const SEEDS_OF_SPREAD = 10_000;

/** Neighbours of a random part of the user's top songs, so that they vary by day. */
export async function neighbourPool(
  db: Db,
  seeds: readonly SeedSong[],
  user: RecommendationUser,
  random: () => number,
): Promise<Candidate[]> {
  const asked = weightedOrder(seeds.slice(0, SEEDS_FROM), random).slice(0, SEEDS_ASKED);
  const ids = asked.map((seed) => seed.id);
  await ensureNeighbours(db, ids, user.now, FOUND_AT_ONCE, yieldToEventLoop);
  const weightOf = new Map(asked.map((seed) => [seed.id, seed.weight]));
  return (await neighboursOf(db, ids, user)).map((row) => ({
    id: row.other_id,
    alg: 'itembased',
    weight: row.weight * (weightOf.get(row.song_id) ?? 1),
    because: row.song_id,
  }));
}

/** Songs of the artists the user plays most or follows. */
export async function artistPool(db: Db, { artists }: Taste): Promise<Candidate[]> {
  const top = [...artists].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, ARTISTS_ASKED);
  if (top.length === 0) return [];
  const weightOf = new Map(top);
  const rows = await db
    .selectFrom('song_artist')
    .select(['song_id', 'artist_id'])
    .where('artist_id', 'in', [...weightOf.keys()])
    .orderBy('song_id', 'desc')
    .limit(OF_ARTISTS)
    .execute();
  return rows.map((row) => ({
    id: row.song_id,
    alg: 'artistbased',
    weight: weightOf.get(row.artist_id) ?? 1,
    because: row.artist_id,
  }));
}

/** Songs of those of the given playlists that are public. */
export async function playlistPool(
  db: Db,
  lists: readonly number[],
  alg: RecommendationSource = 'listbased',
): Promise<Candidate[]> {
  const asked = lists.slice(0, LISTS_ASKED);
  if (asked.length === 0) return [];
  const rows = await db
    .selectFrom('playlist_track')
    .innerJoin('playlist', 'playlist.id', 'playlist_track.playlist_id')
    .select(['playlist_track.song_id', 'playlist_track.playlist_id'])
    .where('playlist_track.playlist_id', 'in', asked)
    .where('playlist.privacy', '=', 0)
    .where('playlist.hidden', '=', 0)
    .orderBy('playlist_track.playlist_id')
    .orderBy('playlist_track.position')
    .limit(OF_LISTS)
    .execute();
  return rows.map((row) => ({ id: row.song_id, alg, weight: 1, because: row.playlist_id }));
}

/** Songs the user plays or likes already. */
export const familiarPool = ({ seeds }: Taste): Candidate[] =>
  seeds.map((seed) => ({ id: seed.id, alg: 'familiar', weight: seed.weight, because: seed.liked ? 1 : 0 }));

/**
 * Popular songs: the fallback for users without any history. Songs of music libraries have no popularity, so that where
 * there are too few popular ones, others from everywhere in the catalogue follow.
 */
export async function hotPool(db: Db, viewer: Viewer, random: () => number): Promise<Candidate[]> {
  const popular = (await popularSongs(db, viewer, HOT)).filter(({ popularity }) => popularity > 0);
  const limit = HOT - popular.length;
  const others =
    limit > 0 ? await spreadSongs(db, viewer, { limit, seed: Math.floor(random() * SEEDS_OF_SPREAD) }) : [];
  const known = new Set(popular.map(({ id }) => id));
  return [
    ...popular,
    ...others.filter(({ id }) => !known.has(id)).map(({ id }) => ({ id, popularity: 1 })),
  ].map(({ id, popularity }) => ({ id, alg: 'hot', weight: Math.max(1, popularity), because: 0 }));
}

/** The newest songs. */
export const newPool = async (db: Db, viewer: Viewer): Promise<Candidate[]> =>
  (await newestSongs(db, viewer, NEW)).map(({ id }) => ({ id, alg: 'new', weight: 1, because: 0 }));
