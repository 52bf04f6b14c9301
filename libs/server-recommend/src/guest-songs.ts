import type { Viewer } from '@qingyin/server-catalogue';
import type { Db } from '@qingyin/server-db';
import { listeningDay } from '@qingyin/server-kernel';
import { hotPool } from './candidate-pools.ts';
import { DAILY_SONGS } from './daily-songs.ts';
import { type Recommended, withReasons } from './recommendation-reasons.ts';
import { inDayOrder, userDayRandom, weightedOrder } from './weighted-order.ts';

/** In place of a user id, for random sequences that all guests share. */
const ALL_GUESTS = 0;
const nothingLiked = (): boolean => false;

/**
 * Songs of the private FM for a guest: a random selection with each call, weighted by popularity.
 *
 * @param viewer a visitor, see `viewerOf`
 * @param now ms since 1970
 * @returns at most `limit` songs, none where guests hear nothing
 */
export async function guestFmSongs(
  db: Db,
  viewer: Viewer,
  { limit, now }: { limit: number; now: number },
): Promise<Recommended[]> {
  const random = userDayRandom(ALL_GUESTS, now);
  const songs = weightedOrder(await hotPool(db, viewer, random), random);
  return withReasons(db, songs.slice(0, limit), nothingLiked);
}

/**
 * Daily songs for guests: the same for all guests who may hear the same songs, for the whole listening day
 * (`inDayOrder`).
 *
 * @param viewer a visitor, see `viewerOf`
 * @param now ms since 1970
 */
export async function guestDailySongs(db: Db, viewer: Viewer, now: number): Promise<Recommended[]> {
  const day = listeningDay(now);
  const pool = await hotPool(db, viewer, userDayRandom(ALL_GUESTS, day));
  return withReasons(db, inDayOrder(pool, day).slice(0, DAILY_SONGS), nothingLiked);
}
