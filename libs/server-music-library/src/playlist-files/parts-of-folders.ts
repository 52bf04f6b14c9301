import { maySongBeHeard, type Viewer } from '@qingyin/server-catalogue';
import { type Db, whereIn } from '@qingyin/server-db';

/**
 * Songs of the only file in a folder that is divided into parts, in their order in the file, by the path of the folder.
 * Folders with several such files are left out.
 */
export async function partsOfFolders(
  db: Db,
  libraryId: number,
  folders: readonly string[],
  viewer: Viewer,
): Promise<Map<string, number[]>> {
  const found = new Map<string, { fileId: number; songs: number[] } | undefined>();
  if (folders.length === 0) return new Map();
  const rows = await db
    .selectFrom('music_folder')
    .innerJoin('music_file', 'music_file.folder_id', 'music_folder.id')
    .innerJoin('song_file', 'song_file.file_id', 'music_file.id')
    .innerJoin('song', 'song.id', 'song_file.song_id')
    .select(['music_folder.path', 'song_file.file_id', 'song_file.song_id'])
    .where('music_folder.library_id', '=', libraryId)
    .where(whereIn(db, 'music_folder.path', folders))
    .where('music_file.missing_since', 'is', null)
    .where((eb) => eb.or([eb('song_file.start_ms', '>', 0), eb('song_file.end_ms', 'is not', null)]))
    .where('song.hidden', '=', 0)
    .where(maySongBeHeard(viewer))
    .orderBy('song_file.file_id')
    .orderBy('song_file.start_ms')
    .execute();
  for (const { path, file_id, song_id } of rows) {
    const known = found.get(path);
    if (!found.has(path)) found.set(path, { fileId: file_id, songs: [song_id] });
    else if (known?.fileId === file_id) known.songs.push(song_id);
    else found.set(path, undefined);
  }
  return new Map([...found].flatMap(([path, one]) => (one ? [[path, one.songs] as const] : [])));
}
