import type { Db } from '@qingyin/server-db';
import type { Song } from '@qingyin/contract';
import { cloudPrivilege, cloudSongsByIds, toCloudSong } from './cloud-songs.ts';
import { songsByIds } from './song-records.ts';
import { toSongWithPrivilege } from './songs.ts';

interface Looking {
  origin: string;
  /** requesting user, whose cloud disk is included */
  userId: number | null | undefined;
}

/** Played songs by id: from the catalogue and the user's own cloud disk, without deleted ones. */
export async function playedSongs(
  db: Db,
  ids: readonly number[],
  { origin, userId }: Looking,
): Promise<Map<number, Song>> {
  const songs = (await songsByIds(db, ids)).map((record) => toSongWithPrivilege(record, origin));
  const own = (await cloudSongsByIds(db, userId, ids)).map((record) => ({
    ...toCloudSong(record, origin),
    privilege: cloudPrivilege(record.row),
  }));
  return new Map([...songs, ...own].map((song) => [song.id, song]));
}
