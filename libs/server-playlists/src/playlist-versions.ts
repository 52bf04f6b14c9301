/** @file Earlier versions of a playlist's songs. All functions are to be called inside `inWriteTransaction`. */
import type { Db } from '@qingyin/server-db';
import { isOver } from '@qingyin/server-kernel';

/** Maximum number of stored versions per playlist. */
export const MAX_PLAYLIST_VERSIONS = 50;
/** Changes within this interval share one version, ms. */
export const VERSION_INTERVAL_MS = 5 * 60_000;

export interface PlaylistChange {
  playlist: number;
  /** owner of the playlist */
  userId: number;
  /** ms since 1970 */
  now: number;
}

/** Ids of a stored version's songs, in order. */
export const parseSongIds = (text: string): number[] => (text === '' ? [] : text.split(',').map(Number));

/** Ids of the playlist's present songs, in order. */
export async function currentSongIds(db: Db, playlist: number): Promise<number[]> {
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
 * Saves the present state of a playlist as a version before it is changed, unless the last version is recent; an
 * empty playlist is not saved.
 *
 * @param always save even if the last version is recent
 * @returns the version with the present state, null if there is none
 */
export async function savePlaylistVersion(
  db: Db,
  { playlist, userId, now }: PlaylistChange,
  always = false,
): Promise<number | null> {
  const newest = await db
    .selectFrom('playlist_version')
    .select(['version', 'made_at'])
    .where('playlist_id', '=', playlist)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  // The check runs before the songs of a long playlist are read, because most changes follow another one closely.
  if (newest && !always && !isOver(newest.made_at, VERSION_INTERVAL_MS, now)) return null;
  const song_ids = (await currentSongIds(db, playlist)).join();
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
    .where('version', '<=', version - MAX_PLAYLIST_VERSIONS)
    .execute();
  return version;
}
