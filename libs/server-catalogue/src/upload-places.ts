import { type CloudSongRow, type Db, whereIn } from '@qingyin/server-db';
import type { Viewer } from './song-access.ts';

/** Where a song of an upload is heard. */
export interface UploadPlace {
  file_id: number;
  song_id: number;
  library_id: number;
  /** the library of the owner's uploads */
  home: number;
}

/** Songs and libraries of uploads. */
export async function uploadPlaces(
  db: Db,
  uploads: readonly Pick<CloudSongRow, 'music_file_id'>[],
): Promise<UploadPlace[]> {
  const ids = uploads.flatMap(({ music_file_id }) => music_file_id ?? []);
  if (ids.length === 0) return [];
  return db
    .selectFrom('song_file')
    .innerJoin('music_file', 'music_file.id', 'song_file.file_id')
    .select(['song_file.file_id', 'song_file.song_id', 'song_file.library_id'])
    .select('music_file.library_id as home')
    .where(whereIn(db, 'song_file.file_id', ids))
    .orderBy('song_file.library_id')
    .execute();
}

/** First id of cloud songs; smaller ids belong to the catalogue and to folders. */
export const FIRST_CLOUD_SONG_ID = 2_000_000_000;
/** Whether a song id belongs to a cloud disk rather than the catalogue. */
export const isCloudSongId = (id: number): boolean => id >= FIRST_CLOUD_SONG_ID;

/**
 * Song ids in place of numbers of uploads that are further files of another song, such as those added to a music library
 * that contains their sound already. Clients keep such numbers in queues and playlists.
 *
 * @returns one id for each given one
 */
export async function resolveSongIds(db: Db, viewer: Viewer, ids: readonly number[]): Promise<number[]> {
  const wanted = [...new Set(ids.filter(isCloudSongId))];
  if (viewer.userId === null || wanted.length === 0) return [...ids];
  const rows = await db
    .selectFrom('cloud_song')
    .innerJoin('song_file', 'song_file.file_id', 'cloud_song.music_file_id')
    .select(['cloud_song.id', 'song_file.song_id'])
    .where('cloud_song.user_id', '=', viewer.userId)
    .where(whereIn(db, 'cloud_song.id', wanted))
    .execute();
  const songs = new Map(rows.map(({ id, song_id }) => [id, song_id]));
  return ids.map((id) => songs.get(id) ?? id);
}

/** Query for the numbers of a user's uploads that are further files of another song: `id` with that `song_id`. */
export const uploadNumbers = (db: Db, userId: number) =>
  db
    .selectFrom('cloud_song')
    .innerJoin('song_file', 'song_file.file_id', 'cloud_song.music_file_id')
    .select(['cloud_song.id', 'song_file.song_id'])
    .distinct()
    .where('cloud_song.user_id', '=', userId)
    .whereRef('cloud_song.id', '!=', 'song_file.song_id');

/** Numbers of a user's uploads that are further files of the given songs. */
export async function uploadNumbersOf(db: Db, userId: number, songIds: readonly number[]): Promise<number[]> {
  const rows = await uploadNumbers(db, userId).execute();
  const songs = new Set(songIds);
  return rows.filter(({ song_id }) => songs.has(song_id)).map(({ id }) => id);
}
