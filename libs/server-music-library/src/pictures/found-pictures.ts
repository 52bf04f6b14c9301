import { type Db, inWriteTransaction, whereIn } from '@qingyin/server-db';
import { readEmbeddedPictures } from '@qingyin/server-files';
import { join } from 'node:path';
import { childPath } from '../folders/walk-names.ts';
import { notePicture } from '../scan/sidecars.ts';
import { listPictures } from './list-pictures.ts';
import { embeddedHash, MUSIC_PICTURE } from './music-picture.ts';
import { albumFolders, artistFolders, type PictureFolder } from './picture-folders.ts';
import { nameOfPictured, type Pictured } from './pictured.ts';

/** Pictures that are offered, at most. */
const MOST_PICTURES = 60;
/** Sound files whose tags are read, at most. */
const MOST_FILES = 60;

/** A picture that may be chosen. */
export interface FoundPicture {
  /** key of the picture, see `loadMusicPicture` */
  key: string;
  /** in a file of its own, in the tags of a sound file, or the cover of an album of the artist */
  source: 'file' | 'tags' | 'album';
  /** path of the file below its library, or name of the album */
  name: string;
}

/**
 * Pictures in the folders and tags of an album, or in the folders of an artist and on the covers of the artist's albums.
 *
 * @throws BusinessError 404 unless the caller hears a song of it
 */
export async function foundPictures(db: Db, of: Pictured): Promise<FoundPicture[]> {
  await nameOfPictured(db, of);
  if (of.libraries.length === 0) return [];
  const folders = of.kind === 'album' ? await albumFolders(db, of) : await artistFolders(db, of);
  const found = await notedFiles(db, folders);
  found.push(...(of.kind === 'album' ? await embedded(db, of) : await covers(db, of)));
  return [...new Map(found.map((picture) => [picture.key, picture])).values()].slice(0, MOST_PICTURES);
}

async function notedFiles(db: Db, folders: readonly PictureFolder[]): Promise<FoundPicture[]> {
  const files = await listPictures(folders, MOST_PICTURES);
  if (files.length === 0) return [];
  return inWriteTransaction(db, async (trx) => {
    const noted: FoundPicture[] = [];
    for (const { libraryId, path, file } of files) {
      const hash = await notePicture(trx, libraryId, path, file);
      noted.push({ key: `${MUSIC_PICTURE}${hash}`, source: 'file', name: childPath(path, file.name) });
    }
    return noted;
  });
}

/** All pictures in the tags of the files of an album. */
async function embedded(db: Db, { id, libraries }: Pictured): Promise<FoundPicture[]> {
  const files = await db
    .selectFrom('song')
    .innerJoin('song_file', 'song_file.song_id', 'song.id')
    .innerJoin('music_file', 'music_file.id', 'song_file.file_id')
    .innerJoin('music_folder', 'music_folder.id', 'music_file.folder_id')
    .innerJoin('music_library', 'music_library.id', 'music_file.library_id')
    .select(['music_file.id', 'music_file.name', 'music_folder.path', 'music_file.library_id'])
    .select('music_library.path as root')
    .distinct()
    .where('song.album_id', '=', id)
    .where(whereIn(db, 'music_library.id', libraries))
    .where('music_library.kind', '=', 'folder')
    .where('music_library.removed_at', 'is', null)
    .where('music_file.missing_since', 'is', null)
    .orderBy('music_file.id')
    .limit(MOST_FILES)
    .execute();
  const found = new Map<string, FoundPicture>();
  const rows: { hash: string; library_id: number; file_id: number; path: string }[] = [];
  for (const { id: file_id, name, path, library_id, root } of files) {
    const pictures = await readEmbeddedPictures(join(root, path, name)).catch(() => []);
    for (const bytes of pictures) {
      const hash = embeddedHash(bytes);
      if (found.has(hash)) continue;
      found.set(hash, { key: `${MUSIC_PICTURE}${hash}`, source: 'tags', name: childPath(path, name) });
      rows.push({ hash, library_id, file_id, path: '' });
    }
  }
  if (rows.length > 0)
    await inWriteTransaction(db, (trx) =>
      trx
        .insertInto('music_picture')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
  return [...found.values()];
}

/** Covers of the albums of an artist that lie in their files. */
async function covers(db: Db, { id, libraries }: Pictured): Promise<FoundPicture[]> {
  const albums = await db
    .selectFrom('album')
    .innerJoin('library_album', 'library_album.album_id', 'album.id')
    .innerJoin('song', 'song.album_id', 'album.id')
    .innerJoin('song_file', 'song_file.song_id', 'song.id')
    .select(['album.id', 'album.name', 'library_album.found_key'])
    .distinct()
    .where('album.artist_id', '=', id)
    .where('library_album.found_key', 'like', `${MUSIC_PICTURE}%`)
    .where(whereIn(db, 'song_file.library_id', libraries))
    .orderBy('album.id')
    .limit(MOST_PICTURES)
    .execute();
  return albums.map(({ name, found_key }) => ({ key: found_key, source: 'album', name }));
}
