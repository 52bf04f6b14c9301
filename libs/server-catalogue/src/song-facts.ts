import type { Db } from '@qingyin/server-db';
import type { SongFacts, SongFilePlace } from '@qingyin/contract';
import { type LibraryFile, libraryFilesOfSongs } from './library-files.ts';
import { sizeOfPart } from './size-of-part.ts';
import type { Viewer } from './song-access.ts';
import type { SongRecord } from './song-records.ts';

/** Facts of a song's file and tags. */
export type FileFacts = Pick<
  SongFacts,
  | 'type'
  | 'bitrate'
  | 'bits'
  | 'sampleRate'
  | 'channels'
  | 'size'
  | 'file'
  | 'trackGain'
  | 'albumGain'
  | 'addedTime'
>;

/** Thousandths of dB. */
const MILLI = 1000;

const known = (value: number | null | undefined): number | null => (value ? value : null);
const decibels = (thousandths: number | null | undefined): number | null =>
  thousandths == null ? null : thousandths / MILLI;

/**
 * Facts of the file of a song of a music library that the viewer hears, and of its tags; undefined for other songs. The
 * place of a file is given below its library, and for uploads only to their owner.
 */
export async function fileFactsOf(
  db: Db,
  { song }: SongRecord,
  viewer: Viewer,
): Promise<FileFacts | undefined> {
  const row = await db
    .selectFrom('library_song')
    .selectAll()
    .where('song_id', '=', song.id)
    .executeTakeFirst();
  if (!row) return undefined;
  const file = (await libraryFilesOfSongs(db, [song.id], viewer.libraries)).get(song.id)?.[0];
  return {
    type: file?.type ?? row.type,
    bitrate: known(file?.bitrate ?? song.bitrate),
    bits: known(file?.bits ?? row.bits),
    sampleRate: known(file?.sampleRate ?? song.sample_rate),
    channels: known(row.channels),
    size: known(file ? sizeOfPart(file) : song.file_size),
    file: file ? await placeOf(db, file, viewer) : null,
    trackGain: decibels(row.track_gain),
    albumGain: decibels(row.album_gain),
    addedTime: known(row.added_at),
  };
}

async function placeOf(db: Db, file: LibraryFile, { userId }: Viewer): Promise<SongFilePlace | null> {
  const { fileName: name, path, kind, fileId, libraryId } = file;
  if (kind === 'uploads') {
    const own = await db
      .selectFrom('cloud_song')
      .select('id')
      .where('music_file_id', '=', fileId)
      .where('user_id', '=', userId ?? 0)
      .executeTakeFirst();
    return own ? { name, folder: '', library: '' } : null;
  }
  const library = await db
    .selectFrom('music_library')
    .select('name')
    .where('id', '=', libraryId)
    .executeTakeFirst();
  return { name, folder: path.split('/').slice(0, -1).join('/'), library: library?.name ?? '' };
}
