import { OFFICIAL_CHART } from '@qingyin/contract';
import {
  ALL_SONGS,
  ENOUGH_PEOPLE,
  EVERYONE,
  mayReferenceBeHeard,
  type SongScope,
} from '@qingyin/server-catalogue';
import { type Db, inWriteTransaction } from '@qingyin/server-db';
import { withoutYielding, type YieldToEventLoop } from './yield-to-event-loop.ts';
import { addLibraryNeighbours } from './library-neighbours.ts';
import { recommendableSongs } from './public-songs.ts';

/** Limits of the rows read for one song; together the queries take some milliseconds. */
const LISTENERS = 20;
const SONGS_EACH = 25;
const LISTS = 8;
const ROWS_AROUND = 8;
const OF_ARTISTS = 60;
/** Maximum number of stored neighbours per song, of songs that everyone hears and of other songs. */
const KEPT = 50;
/** Number of the closest songs among which those are looked for. */
const CLOSEST = 200;
/** Weights of the signals of similarity, beside those of music libraries. */
const HEARD_BY_THE_SAME = 1;
const IN_THE_SAME_LIST = 2;
const BY_THE_SAME_ARTIST = 3;
/** Weights are stored as integers, scaled by this factor. */
const SCALE = 100;
const LOGS_MOST = 6;

export interface SongNeighbour {
  song_id: number;
  other_id: number;
  weight: number;
}

type Weights = Map<number, number>;

const add = (weights: Weights, id: number, weight: number): void =>
  void weights.set(id, (weights.get(id) ?? 0) + weight);
const often = (plays: number): number => Math.min(LOGS_MOST, Math.log2(1 + plays));

/**
 * Adds weights for songs that the song's latest listeners play most (collaborative filtering), where they are enough
 * people.
 */
async function byListeners(
  db: Db,
  songId: number,
  weights: Weights,
  yieldNow: YieldToEventLoop,
): Promise<void> {
  const listeners = await db
    .selectFrom('play_record')
    .select(['user_id', 'plays'])
    .where('song_id', '=', songId)
    .orderBy('last_at', 'desc')
    .orderBy('user_id')
    .limit(LISTENERS)
    .execute();
  if (listeners.length < ENOUGH_PEOPLE) return;
  for (const listener of listeners) {
    await yieldNow();
    const others = await db
      .selectFrom('play_record')
      .select(['song_id', 'plays'])
      .where('user_id', '=', listener.user_id)
      .orderBy('plays', 'desc')
      .orderBy('song_id')
      .limit(SONGS_EACH)
      .execute();
    for (const other of others)
      add(
        weights,
        other.song_id,
        (HEARD_BY_THE_SAME * often(other.plays) * often(listener.plays)) / LOGS_MOST,
      );
  }
}

/**
 * Adds weights for songs at nearby positions of public playlists, lists of liked songs included: of those of the editors,
 * and of those of others where enough people have one.
 */
async function byLists(db: Db, songId: number, weights: Weights, yieldNow: YieldToEventLoop): Promise<void> {
  const holding = await db
    .selectFrom('playlist_track')
    .select(['playlist_id', 'position'])
    .where('song_id', '=', songId)
    .orderBy('playlist_id')
    .limit(LISTS * 4)
    .execute();
  const open = await openLists(
    db,
    holding.map((row) => row.playlist_id),
  );
  const places = holding.filter((row) => open.has(row.playlist_id)).slice(0, LISTS);
  for (const { playlist_id, position } of places) {
    await yieldNow();
    const side = (sign: '<' | '>', direction: 'asc' | 'desc') =>
      db
        .selectFrom('playlist_track')
        .select('song_id')
        .where('playlist_id', '=', playlist_id)
        .where('position', sign, position)
        .orderBy('position', direction)
        .limit(ROWS_AROUND)
        .execute();
    for (const row of [...(await side('<', 'desc')), ...(await side('>', 'asc'))])
      add(weights, row.song_id, IN_THE_SAME_LIST);
  }
}

async function openLists(db: Db, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('playlist')
    .select(['id', 'owner_id', 'copywriter'])
    .where('id', 'in', ids)
    .where('privacy', '=', 0)
    .where('hidden', '=', 0)
    .where('special_type', '!=', OFFICIAL_CHART)
    .execute();
  const others = rows.filter(({ copywriter }) => copywriter === '');
  const isEnough = new Set(others.map((row) => row.owner_id)).size >= ENOUGH_PEOPLE;
  return new Set((isEnough ? rows : rows.filter(({ copywriter }) => copywriter !== '')).map((row) => row.id));
}

async function byArtists(db: Db, songId: number, weights: Weights): Promise<void> {
  const artists = await db
    .selectFrom('song_artist')
    .select('artist_id')
    .where('song_id', '=', songId)
    .execute();
  if (artists.length === 0) return;
  const rows = await db
    .selectFrom('song_artist')
    .select('song_id')
    .where(
      'artist_id',
      'in',
      artists.map((row) => row.artist_id),
    )
    .orderBy('song_id', 'desc')
    .limit(OF_ARTISTS)
    .execute();
  for (const row of rows) add(weights, row.song_id, BY_THE_SAME_ARTIST);
}

/**
 * Computes the neighbours of a song (similar songs) among all songs, whoever hears them, and stores the closest ones. All queries are limited, so the
 * cost does not depend on the amount of plays. Idempotent.
 */
export async function updateNeighbours(
  db: Db,
  songId: number,
  now: number,
  yieldNow: YieldToEventLoop = withoutYielding,
): Promise<void> {
  const weights: Weights = new Map();
  await byListeners(db, songId, weights, yieldNow);
  await byLists(db, songId, weights, yieldNow);
  await byArtists(db, songId, weights);
  await yieldNow();
  await addLibraryNeighbours(db, songId, (id, weight) => add(weights, id, weight));
  weights.delete(songId);
  const sorted = [...weights].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, CLOSEST);
  const ids = sorted.map(([id]) => id);
  const good = await recommendableSongs(db, ids, ALL_SONGS);
  const open = await recommendableSongs(db, ids, EVERYONE);
  // Songs of music libraries have places of their own, so that viewers without access have as many neighbours.
  const closest = (wanted: (id: number) => boolean) => sorted.filter(([id]) => wanted(id)).slice(0, KEPT);
  const rows = [...closest((id) => open.has(id)), ...closest((id) => good.has(id) && !open.has(id))].map(
    ([other_id, weight]) => ({ song_id: songId, other_id, weight: Math.round(weight * SCALE) }),
  );
  await yieldNow();
  await inWriteTransaction(db, async (trx) => {
    await trx.deleteFrom('song_neighbour').where('song_id', '=', songId).execute();
    if (rows.length > 0) await trx.insertInto('song_neighbour').values(rows).execute();
    await trx
      .insertInto('song_upkeep')
      .values({ song_id: songId, due_at: 0, made_at: now })
      .onConflict((conflict) => conflict.column('song_id').doUpdateSet({ due_at: 0, made_at: now }))
      .execute();
  });
}

/** The stored neighbours of the given songs that the viewer may hear, closest first. */
export async function neighboursOf(
  db: Db,
  songIds: readonly number[],
  scope: SongScope,
): Promise<SongNeighbour[]> {
  if (songIds.length === 0) return [];
  const rows = await db
    .selectFrom('song_neighbour')
    .selectAll()
    .where('song_id', 'in', songIds)
    .where(mayReferenceBeHeard(scope, 'song_neighbour.other_id'))
    .execute();
  return rows.sort((a, b) => b.weight - a.weight || a.song_id - b.song_id || a.other_id - b.other_id);
}

/** Computes the neighbours of those of the given songs that have none yet, at most `most` of them. */
export async function ensureNeighbours(
  db: Db,
  songIds: readonly number[],
  now: number,
  most: number,
  yieldNow: YieldToEventLoop,
): Promise<void> {
  if (songIds.length === 0) return;
  const rows = await db
    .selectFrom('song_upkeep')
    .select('song_id')
    .where('song_id', 'in', songIds)
    .where('made_at', '>', 0)
    .execute();
  const known = new Set(rows.map((row) => row.song_id));
  const missing = songIds.filter((id) => !known.has(id)).slice(0, most);
  for (const id of missing) await updateNeighbours(db, id, now, yieldNow);
}
