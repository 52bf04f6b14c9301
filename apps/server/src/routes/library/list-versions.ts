/** @file How the songs of a playlist stood before they were changed. All of this is to be called inside `write`. */
import type { Db } from '../../db/open.ts';
import { isOver } from '../../time.ts';

/** No list keeps more. */
export const MOST_VERSIONS = 50;
/** Whoever goes on changing a list makes one version in this time, ms. */
export const RUN_MS = 5 * 60_000;

export interface ListMoment {
  playlist: number;
  /** whose list it is */
  userId: number;
  /** ms since 1970 */
  now: number;
}

/** A version's songs, in their order. */
export const songsIn = (text: string): number[] => (text === '' ? [] : text.split(',').map(Number));

/** The songs of a list as they stand. */
export async function songsNow(db: Db, playlist: number): Promise<number[]> {
  const rows = await db
    .selectFrom('playlist_track')
    .select('song_id')
    .where('playlist_id', '=', playlist)
    .orderBy('position')
    .orderBy('song_id')
    .execute();
  return rows.map((row) => row.song_id);
}

/**
 * Keeps a list as it is before it is changed, unless it was kept a moment ago; an empty list is nothing to go back to.
 *
 * @param always also within one run of changes
 * @returns the version that holds it, null when none does
 */
export async function keepVersion(
  db: Db,
  { playlist, userId, now }: ListMoment,
  always = false,
): Promise<number | null> {
  const newest = await db
    .selectFrom('playlist_version')
    .select(['version', 'made_at'])
    .where('playlist_id', '=', playlist)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  // Most changes end here: nothing of a long list is read for them.
  if (newest && !always && !isOver(newest.made_at, RUN_MS, now)) return null;
  const song_ids = (await songsNow(db, playlist)).join();
  if (song_ids === '') return null;
  const same = await db
    .selectFrom('playlist_version')
    .select('version')
    .where('playlist_id', '=', playlist)
    .where('version', '=', newest?.version ?? 0)
    .where('song_ids', '=', song_ids)
    .executeTakeFirst();
  if (same) return same.version;
  const version = (newest?.version ?? 0) + 1;
  await db
    .insertInto('playlist_version')
    .values({ playlist_id: playlist, version, user_id: userId, made_at: now, song_ids })
    .execute();
  await db
    .deleteFrom('playlist_version')
    .where('playlist_id', '=', playlist)
    .where('version', '<=', version - MOST_VERSIONS)
    .execute();
  return version;
}
