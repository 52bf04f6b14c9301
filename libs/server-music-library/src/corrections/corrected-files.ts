import { type Db, whereIn } from '@qingyin/server-db';
import { notFound } from '@qingyin/server-kernel';
import { folderGroup } from '../derive/disc-folder.ts';

/** A present file of a music library of folders, or a part of one, that a song is played from. */
export interface CorrectableFile {
  songId: number;
  fileId: number;
  /** where the song starts in the file, ms */
  startMs: number;
  libraryId: number;
  folderId: number;
  /** path of its folder below the library's root */
  folder: string;
}

/** Query of files in folders of libraries that are not removed; `missingSince` is null for present ones. */
const files = (db: Db) =>
  db
    .selectFrom('song_file')
    .innerJoin('music_file', 'music_file.id', 'song_file.file_id')
    .innerJoin('music_folder', 'music_folder.id', 'music_file.folder_id')
    .innerJoin('music_library', 'music_library.id', 'music_file.library_id')
    .select(['song_file.song_id as songId', 'music_file.id as fileId', 'song_file.start_ms as startMs'])
    .select(['music_file.library_id as libraryId', 'music_folder.id as folderId'])
    .select(['music_folder.path as folder', 'music_file.missing_since as missingSince'])
    .where('music_library.kind', '=', 'folder')
    .where('music_library.removed_at', 'is', null)
    .where('music_file.state', '=', 'read')
    .orderBy('music_file.id');

type Row = Awaited<ReturnType<ReturnType<typeof files>['execute']>>[number];

const present = (rows: readonly Row[]): CorrectableFile[] =>
  rows.flatMap(({ missingSince, ...file }) => (missingSince === null ? [file] : []));

/**
 * Present files of songs that are heard in one of the libraries. Missing songs have none, and neither have uploads, since
 * their owners rename them.
 *
 * @throws BusinessError 404 for songs that are not heard in folders, and if all are missing
 */
export async function correctableFiles(
  db: Db,
  songIds: readonly number[],
  libraries: readonly number[],
): Promise<CorrectableFile[]> {
  if (songIds.length === 0 || libraries.length === 0) throw notFound('歌曲');
  const found = await files(db)
    .where(whereIn(db, 'song_file.song_id', songIds))
    .where(whereIn(db, 'music_file.library_id', libraries))
    .execute();
  const known = new Set(found.map(({ songId }) => songId));
  if (songIds.some((id) => !known.has(id))) throw notFound('歌曲');
  const there = present(found);
  if (there.length === 0) throw notFound('歌曲');
  return there;
}

/** All present files of the songs of a correction. */
export const filesOfCorrection = async (db: Db, correctionId: number): Promise<CorrectableFile[]> =>
  present(
    await files(db)
      .innerJoin('corrected_song', 'corrected_song.song_id', 'song_file.song_id')
      .where('corrected_song.correction_id', '=', correctionId)
      .execute(),
  );

/**
 * Present files of the songs and albums of artists, and of the songs that credit them, in the order of their ids.
 *
 * @param libraries undefined: all
 */
export async function filesOfArtists(
  db: Db,
  artistIds: readonly number[],
  libraries?: readonly number[],
): Promise<CorrectableFile[]> {
  if (artistIds.length === 0 || libraries?.length === 0) return [];
  const isOne = <T extends string>(column: T) => whereIn(db, column, artistIds);
  const rows = await files(db)
    .innerJoin('song', 'song.id', 'song_file.song_id')
    .where((eb) =>
      eb.or([
        eb('song.id', 'in', eb.selectFrom('song_artist').select('song_id').where(isOne('artist_id'))),
        eb('song.id', 'in', eb.selectFrom('song_credit').select('song_id').where(isOne('artist_id'))),
        eb('song.album_id', 'in', eb.selectFrom('album').select('id').where(isOne('artist_id'))),
        eb('song.album_id', 'in', eb.selectFrom('album_artist').select('album_id').where(isOne('artist_id'))),
      ]),
    )
    .$if(libraries !== undefined, (query) =>
      query.where(whereIn(db, 'music_file.library_id', libraries ?? [])),
    )
    .execute();
  return present(rows);
}

/** Present files of the songs of an album that are heard in one of the libraries. */
export async function filesOfAlbum(
  db: Db,
  albumId: number,
  libraries: readonly number[],
): Promise<CorrectableFile[]> {
  if (libraries.length === 0) return [];
  const rows = await files(db)
    .innerJoin('song', 'song.id', 'song_file.song_id')
    .where('song.album_id', '=', albumId)
    .where(whereIn(db, 'music_file.library_id', libraries))
    .execute();
  return present(rows);
}

/** Folders by library, without doubles. */
export function foldersByLibrary(list: readonly CorrectableFile[]): Map<number, string[]> {
  const found = new Map<number, string[]>();
  for (const { libraryId, folder } of list) {
    const folders = found.get(libraryId) ?? [];
    if (!folders.includes(folder)) folders.push(folder);
    found.set(libraryId, folders);
  }
  return found;
}

/** Groups of folders (`folderGroup`) in which files lie. */
export const groupsOf = (list: readonly CorrectableFile[]): { libraryId: number; group: string }[] =>
  [...foldersByLibrary(list)].flatMap(([libraryId, folders]) =>
    [...new Set(folders.map(folderGroup))].map((group) => ({ libraryId, group })),
  );
