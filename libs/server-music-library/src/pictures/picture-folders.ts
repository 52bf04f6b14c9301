import { type Db, whereIn } from '@qingyin/server-db';
import { folderGroup } from '../derive/disc-folder.ts';
import { artistOfFolder } from '../scan/artist-of-folder.ts';
import type { Pictured } from './pictured.ts';

/** Folders of artists that are looked at, at most. */
const MOST_PARENTS = 50;

/** A folder in which pictures are looked for. */
export interface PictureFolder {
  libraryId: number;
  /** absolute path of the library */
  root: string;
  /** path below it */
  path: string;
}

/** Folders with present files of an album, or of the albums of an artist, in libraries that are heard. */
export const soundFolders = (db: Db, { kind, id, libraries }: Pictured): Promise<PictureFolder[]> =>
  db
    .selectFrom('song')
    .innerJoin('album', 'album.id', 'song.album_id')
    .innerJoin('song_file', 'song_file.song_id', 'song.id')
    .innerJoin('music_file', 'music_file.id', 'song_file.file_id')
    .innerJoin('music_folder', 'music_folder.id', 'music_file.folder_id')
    .innerJoin('music_library', 'music_library.id', 'music_folder.library_id')
    .select(['music_library.id as libraryId', 'music_library.path as root', 'music_folder.path'])
    .distinct()
    .where(kind === 'album' ? 'album.id' : 'album.artist_id', '=', id)
    .where(whereIn(db, 'music_library.id', libraries))
    .where('music_library.kind', '=', 'folder')
    .where('music_library.removed_at', 'is', null)
    .where('music_file.missing_since', 'is', null)
    .orderBy('music_library.id')
    .orderBy('music_folder.path')
    .execute();

/** Folders in which the pictures of an album lie: those of its songs, and the folder above its discs. */
export async function albumFolders(db: Db, album: Pictured): Promise<PictureFolder[]> {
  const own = await soundFolders(db, album);
  return withoutDoubles([...own, ...own.map((folder) => ({ ...folder, path: folderGroup(folder.path) }))]);
}

/** Folders in which the pictures of an artist lie: those whose songs are mostly of the artist, but not of one album. */
export async function artistFolders(db: Db, artist: Pictured): Promise<PictureFolder[]> {
  const own = await soundFolders(db, artist);
  const above = withoutDoubles(
    own.flatMap((folder) => {
      const group = folderGroup(folder.path);
      return [folder, ...(group === '' ? [] : [{ ...folder, path: parentOf(group) }])];
    }),
  );
  const found: PictureFolder[] = [];
  for (const folder of above.slice(0, MOST_PARENTS))
    if ((await artistOfFolder(db, folder.libraryId, folder.path)) === artist.id) found.push(folder);
  return found;
}

const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

const withoutDoubles = (folders: readonly PictureFolder[]): PictureFolder[] => [
  ...new Map(folders.map((folder) => [`${folder.libraryId}\n${folder.path}`, folder])).values(),
];
