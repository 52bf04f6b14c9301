import type { Db } from '@qingyin/server-db';

/** Whether an album has a song with a file in a folder: that folder decides about its name, artists and cover. */
export async function isDescribedByFolder(db: Db, albumId: number): Promise<boolean> {
  const row = await db
    .selectFrom('song')
    .innerJoin('song_file', 'song_file.song_id', 'song.id')
    .innerJoin('music_file', 'music_file.id', 'song_file.file_id')
    .innerJoin('music_library', 'music_library.id', 'music_file.library_id')
    .select('song.id')
    .where('song.album_id', '=', albumId)
    .where('music_library.kind', '=', 'folder')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
