import { type Db, type MusicLibraryKind, whereIn } from '@qingyin/server-db';
import { isAbsolute, join } from 'node:path';

/** A file, or a part of one, from which a song of a music library is played. */
export interface LibraryFile {
  fileId: number;
  songId: number;
  libraryId: number;
  kind: MusicLibraryKind;
  /** absolute path of the library's folder; '' for uploads */
  root: string;
  /** path below the root; of an upload the name in the file store */
  path: string;
  /** name of the file; of an upload the one that it was uploaded with */
  fileName: string;
  /** of an upload the hash of its content, else null */
  contentHash: string | null;
  /** MD5 of the content, hex, of an upload */
  contentMd5: string | null;
  size: number;
  /** ms since 1970 */
  modifiedAt: number;
  /** a `MusicFileType` */
  type: string;
  /** bits per second */
  bitrate: number;
  /** bits per sample; 0 for lossy formats, 1 for DSD */
  bits: number;
  sampleRate: number;
  durationMs: number;
  audioHash: string;
  startMs: number;
  endMs: number | null;
}

/** Query of present files in libraries that are online. */
const presentFiles = (db: Db) =>
  db
    .selectFrom('song_file')
    .innerJoin('music_file', 'music_file.id', 'song_file.file_id')
    .innerJoin('music_library', 'music_library.id', 'music_file.library_id')
    .leftJoin('music_folder', 'music_folder.id', 'music_file.folder_id')
    .leftJoin('cloud_song', 'cloud_song.music_file_id', 'music_file.id')
    .leftJoin('stored_file', 'stored_file.hash', 'cloud_song.file_hash')
    .select(['song_file.song_id as songId', 'song_file.start_ms as startMs', 'song_file.end_ms as endMs'])
    .select(['music_file.id as fileId', 'music_file.name', 'music_file.size', 'music_file.type'])
    .select(['music_file.modified_at as modifiedAt', 'music_file.bitrate', 'music_file.bits'])
    .select(['music_file.sample_rate as sampleRate', 'music_file.duration_ms as durationMs'])
    .select(['music_file.audio_hash as audioHash', 'song_file.library_id as libraryId'])
    .select(['music_library.kind', 'music_library.path as root', 'music_folder.path as folder'])
    .select(['cloud_song.file_hash as contentHash', 'stored_file.name as stored'])
    .select('cloud_song.md5 as contentMd5')
    .where('music_file.missing_since', 'is', null)
    .where('music_file.state', '=', 'read')
    .where('music_library.removed_at', 'is', null)
    .where('music_library.state', '!=', 'offline')
    // Lossless before lossy, then the higher bit rate, then the older file, then the earlier part of it.
    .orderBy((eb) => eb.case().when('music_file.bits', '>', 0).then(0).else(1).end())
    .orderBy('music_file.bitrate', 'desc')
    .orderBy('music_file.id')
    .orderBy('song_file.start_ms');

type Row = Awaited<ReturnType<ReturnType<typeof presentFiles>['execute']>>[number];

const toFile = ({ name, folder, stored, ...row }: Row): LibraryFile => ({
  ...row,
  fileName: name,
  path: row.kind === 'uploads' ? (stored ?? '') : folder ? `${folder}/${name}` : name,
});

/** Present files by song, the best one first. @param libraries only files that are heard in one of these; undefined: all */
export async function libraryFilesOfSongs(
  db: Db,
  songIds: readonly number[],
  libraries?: readonly number[],
): Promise<Map<number, LibraryFile[]>> {
  const found = new Map<number, LibraryFile[]>();
  if (songIds.length === 0 || libraries?.length === 0) return found;
  const rows = await presentFiles(db)
    .where(whereIn(db, 'song_file.song_id', songIds))
    .$if(libraries !== undefined, (files) =>
      files.where(whereIn(db, 'song_file.library_id', libraries ?? [])),
    )
    // Uploads may have been added to a library that is removed now.
    .where((eb) =>
      eb(
        'song_file.library_id',
        'in',
        eb.selectFrom('music_library as heard').select('heard.id').where('heard.removed_at', 'is', null),
      ),
    )
    .execute();
  for (const row of rows) {
    const list = found.get(row.songId);
    if (list) list.push(toFile(row));
    else found.set(row.songId, [toFile(row)]);
  }
  return found;
}

/** The file from which a song is played by default, whoever asks. */
export async function primaryLibraryFile(db: Db, songId: number): Promise<LibraryFile | undefined> {
  const row = await presentFiles(db).where('song_file.song_id', '=', songId).executeTakeFirst();
  return row && toFile(row);
}

/** A present file by its id. @param startMs start of a part of the file, ms; undefined: any part */
export async function libraryFileById(
  db: Db,
  fileId: number,
  startMs?: number,
): Promise<LibraryFile | undefined> {
  const files = presentFiles(db).where('music_file.id', '=', fileId);
  const row = await (
    startMs === undefined ? files : files.where('song_file.start_ms', '=', startMs)
  ).executeTakeFirst();
  return row && toFile(row);
}

/**
 * Absolute path of a file.
 *
 * @param storePath path of a file of the file store by its name
 */
export const libraryFilePath = (
  { kind, root, path }: Pick<LibraryFile, 'kind' | 'root' | 'path'>,
  storePath: (name: string) => string,
): string => (kind === 'uploads' ? storePath(path) : isAbsolute(path) ? path : join(root, path));
