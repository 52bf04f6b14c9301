import type { Viewer } from '@qingyin/server-catalogue';
import type { Db } from '@qingyin/server-db';
import { listeningDay } from '@qingyin/server-kernel';
import {
  artistPool,
  type Candidate,
  familiarPool,
  hotPool,
  neighbourPool,
  newPool,
} from './candidate-pools.ts';
import { DAILY_SONGS, dailySongs } from './daily-songs.ts';
import { guestDailySongs } from './guest-songs.ts';
import { recommendableSongs } from './public-songs.ts';
import { type Recommended, withReasons } from './recommendation-reasons.ts';
import type { RecommendationUser } from './recommendation-user.ts';
import { recommendationOfDay } from './stored-recommendations.ts';
import { unwantedSongIds } from './unwanted-songs.ts';
import { loadTaste } from './user-taste.ts';
import { inDayOrder, userDayRandom } from './weighted-order.ts';

/**
 * Lists of songs that are made for a listener each day: `personal` the daily songs, `time` songs played before, `fan`
 * songs of favourite artists, `treasure` songs similar to favourites, `new` new songs, `mystery` songs from everywhere.
 */
const radarKinds = ['personal', 'time', 'fan', 'treasure', 'new', 'mystery'] as const;
export type RadarKind = (typeof radarKinds)[number];

/** A listener with an account, or a viewer without one. */
type Listener = RecommendationUser | Viewer;

/**
 * Ids of at most 30 songs of a radar, the same for the whole listening day. Where a user has not played enough, and for
 * guests, popular songs that the listener may hear follow.
 *
 * @param now ms since 1970
 */
export async function radarSongs(
  db: Db,
  listener: Listener,
  kind: RadarKind,
  now: number,
): Promise<number[]> {
  const ids = (await songsOf(db, listener, kind, now)).map(({ id }) => id);
  // Songs may have become unwanted or inaudible since the list was made.
  return wantedOf(db, ids, listener);
}

/** The songs that the listener may hear and has not marked as unwanted, in their order. */
async function wantedOf(db: Db, ids: readonly number[], listener: Listener): Promise<number[]> {
  const heard = await recommendableSongs(db, ids, listener);
  const unwanted = 'now' in listener ? await unwantedSongIds(db, listener.userId) : new Set<number>();
  return ids.filter((id) => heard.has(id) && !unwanted.has(id));
}

async function songsOf(db: Db, listener: Listener, kind: RadarKind, now: number): Promise<Recommended[]> {
  const isUser = 'now' in listener;
  if (kind === 'personal') return isUser ? dailySongs(db, listener) : guestDailySongs(db, listener, now);
  if (!isUser) return choose(db, listener, kind, now);
  const list = { userId: listener.userId, day: listeningDay(now), kind: `radar-${kind}` as const, now };
  return recommendationOfDay(db, list, () => choose(db, listener, kind, now));
}

/**
 * The songs of a kind in a random order, then popular ones, the same for the whole day (`inDayOrder`) also where the list
 * is not stored.
 */
async function choose(db: Db, listener: Listener, kind: RadarKind, now: number): Promise<Recommended[]> {
  const seed = listeningDay(now) * radarKinds.length + radarKinds.indexOf(kind);
  const random = userDayRandom(listener.userId ?? 0, seed);
  const pools = [await ownPool(db, listener, kind, random), await hotPool(db, listener, random)];
  const songs = new Map<number, Candidate>();
  for (const song of pools.flatMap((pool) => inDayOrder(pool, seed)))
    if (!songs.has(song.id)) songs.set(song.id, song);
  const wanted = new Set(await wantedOf(db, [...songs.keys()], listener));
  const chosen = [...songs.values()].filter(({ id }) => wanted.has(id));
  return withReasons(db, chosen.slice(0, DAILY_SONGS), () => false);
}

/** Candidates of a kind; of those that depend on what a user has played and liked none for guests. */
async function ownPool(
  db: Db,
  listener: Listener,
  kind: RadarKind,
  random: () => number,
): Promise<Candidate[]> {
  if (kind === 'new') return newPool(db, listener);
  if (!('now' in listener)) return [];
  const taste = await loadTaste(db, listener);
  switch (kind) {
    case 'time':
      return familiarPool(taste);
    case 'fan':
      return artistPool(db, taste);
    case 'treasure':
      return neighbourPool(db, taste.seeds, listener, random);
    default:
      return [];
  }
}
