import type { Db } from '@qingyin/server-db';
import type { Song } from '@qingyin/contract';
import { cloudPrivilege, cloudSongsByIds, toCloudSong } from './cloud-songs.ts';
import type { Viewpoint } from './playlists.ts';
import { songsByIds } from './song-records.ts';
import { toSongWithPrivilege } from './songs.ts';

/** Played songs by id: those of the catalogue that the viewer may hear, and of the viewer's own cloud disk. */
export async function playedSongs(
  db: Db,
  ids: readonly number[],
  view: Viewpoint,
): Promise<Map<number, Song>> {
  const songs = (await songsByIds(db, ids, view)).map((record) => toSongWithPrivilege(record, view.origin));
  const own = (await cloudSongsByIds(db, view, ids)).map((record) => ({
    ...toCloudSong(record, view.origin),
    privilege: cloudPrivilege(record.row),
  }));
  return new Map([...songs, ...own].map((song) => [song.id, song]));
}
