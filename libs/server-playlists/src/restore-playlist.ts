import { loadStandIns, replaceByStandIns, type Viewer, withStandIns } from '@qingyin/server-catalogue';
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

/**
 * Versions of a playlist, latest first, each with what the next one added and removed. A song that was replaced since
 * counts as the one that stands in for it.
 */
export async function listPlaylistVersions(db: Db, playlist: number): Promise<PlaylistVersion[]> {
  const rows = await db
    .selectFrom('playlist_version')
    .select(['version', 'made_at', 'song_ids'])
    .where('playlist_id', '=', playlist)
    .orderBy('version', 'desc')
    .execute();
  const versions = rows.map((row) => ({ ...row, songs: parseSongIds(row.song_ids) }));
  const standInOf = await loadStandIns(
    db,
    versions.flatMap(({ songs }) => songs),
  );
  let next = new Set(await currentSongIds(db, playlist));
  return versions.map(({ version, made_at, songs }) => {
    const present = new Set(replaceByStandIns(songs, standInOf));
    const removed = [...present].filter((song) => !next.has(song)).length;
    // Number of songs of the next version that are missing in this one.
    const added = next.size - (present.size - removed);
    next = present;
    return { version, time: made_at, count: songs.length, added, removed };
  });
}

/**
 * Restores the songs of a version after the present ones were saved as a version, with the songs that stand in for those
 * that were replaced since; to be called inside `inWriteTransaction`.
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
  const songs = await withStandIns(trx, parseSongIds(kept.song_ids));
  const count = await replaceTracks(trx, { playlist, songs, userId, now }, viewer);
  return { version, count };
}
