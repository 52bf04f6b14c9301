import type { Db } from '@qingyin/server-db';
import { isBelow } from './changed-groups.ts';

/**
 * The album of more than half of the songs in and below a folder.
 *
 * @param path below the library's root, '' = the root
 * @returns undefined when no album has as many
 */
export async function albumOfFolder(db: Db, libraryId: number, path: string): Promise<number | undefined> {
  const rows = await db
    .selectFrom('music_folder')
    .innerJoin('music_file', 'music_file.folder_id', 'music_folder.id')
    .innerJoin('song_file', 'song_file.file_id', 'music_file.id')
    .innerJoin('song', 'song.id', 'song_file.song_id')
    .innerJoin('library_album', 'library_album.album_id', 'song.album_id')
    .select((eb) => ['song.album_id', eb.fn.count<number>('song.id').distinct().as('songs')])
    .where('music_folder.library_id', '=', libraryId)
    .where((eb) => eb.or([eb('music_folder.path', '=', path), isBelow(db, path)]))
    .where('music_file.missing_since', 'is', null)
    .groupBy('song.album_id')
    .execute();
  const all = rows.reduce((sum, { songs }) => sum + Number(songs), 0);
  return rows.find(({ songs }) => Number(songs) * 2 > all)?.album_id;
}
