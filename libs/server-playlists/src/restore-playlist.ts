import type { Viewer } from '@qingyin/server-catalogue';
import type { Db } from '@qingyin/server-db';
import { notFound } from '@qingyin/server-kernel';
import type { PlaylistVersion } from '@qingyin/contract';
import { replaceTracks } from './playlist-tracks.ts';
import {
  currentSongIds,
  parseSongIds,
  type PlaylistChange,
  savePlaylistVersion,
} from './playlist-versions.ts';

/** Versions of a playlist, latest first, each with what the next one added and removed. */
export async function listPlaylistVersions(db: Db, playlist: number): Promise<PlaylistVersion[]> {
  const rows = await db
    .selectFrom('playlist_version')
    .select(['version', 'made_at', 'song_ids'])
    .where('playlist_id', '=', playlist)
    .orderBy('version', 'desc')
    .execute();
  let next = new Set(await currentSongIds(db, playlist));
  return rows.map((row) => {
    const songs = new Set(parseSongIds(row.song_ids));
    const removed = [...songs].filter((song) => !next.has(song)).length;
    // Number of songs of the next version that are missing in this one.
    const added = next.size - (songs.size - removed);
    next = songs;
    return { version: row.version, time: row.made_at, count: songs.size, added, removed };
  });
}

/**
 * Restores the songs of a version after the present ones were saved as a version; to be called inside
 * `inWriteTransaction`.
 *
 * @returns the version with the songs from before, null if there were none, and the new number of songs
 * @throws BusinessError 404 if the version does not exist
 */
export async function restorePlaylist(
  trx: Db,
  change: PlaylistChange & { version: number },
  viewer: Viewer,
): Promise<{ version: number | null; count: number }> {
  const { playlist, userId, now } = change;
  const kept = await trx
    .selectFrom('playlist_version')
    .select('song_ids')
    .where('playlist_id', '=', playlist)
    .where('version', '=', change.version)
    .executeTakeFirst();
  if (!kept) throw notFound('历史版本');
  const version = await savePlaylistVersion(trx, { playlist, userId, now }, true);
  const songs = parseSongIds(kept.song_ids);
  const count = await replaceTracks(trx, { playlist, songs, userId, now }, viewer);
  return { version, count };
}
