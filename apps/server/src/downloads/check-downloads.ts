import {
  asksLossless,
  fileForQuality,
  type LibraryFile,
  libraryFilesOfSongs,
  privilegeOf,
  resolveSongIds,
  type SongRecord,
  songsByIds,
  toSong,
  type Viewer,
} from '@qingyin/server-catalogue';
import type { Db } from '@qingyin/server-db';
import { type QualityLevel, type OmittedSong, toTrack } from '@qingyin/contract';

/** A song that a user may download. */
export type DownloadableSong = { id: number } & (
  | { kind: 'catalogue'; record: SongRecord; lossless: boolean }
  | { kind: 'library'; record: SongRecord; file: LibraryFile }
);

/** Result of the check for one song: downloadable, or left out with a reason. */
export type DownloadCheck = DownloadableSong | ({ kind: 'left-out' } & OmittedSong);

/**
 * Checks which songs a user may download, in the requested order. Permissions are evaluated on every call;
 * songs that the user may not hear are treated like unknown ids.
 */
export async function checkDownloads(
  db: Db,
  viewer: Viewer,
  ids: readonly number[],
  level: QualityLevel,
): Promise<DownloadCheck[]> {
  const songIds = await resolveSongIds(db, viewer, ids);
  const songOf = (id: number): number => songIds[ids.indexOf(id)] ?? id;
  const records = new Map((await songsByIds(db, songIds, viewer)).map((record) => [record.song.id, record]));
  const files = await filesOf(db, viewer, [...records.values()]);
  return ids.map((id): DownloadCheck => {
    const record = records.get(songOf(id));
    if (!record) return { kind: 'left-out', id, name: '', artist: '', reason: 'unknown' };
    const file = fileForQuality(files.get(songOf(id)) ?? [], asksLossless(level));
    if (file) return { kind: 'library', id, record, file };
    if (privilegeOf(record.song).dl > 0 && record.song.access === 0)
      return { kind: 'catalogue', id, record, lossless: asksLossless(level) && record.song.lossless === 1 };
    return {
      kind: 'left-out',
      id,
      name: record.song.name,
      artist: artistNames(record),
      reason: reasonOf(record),
    };
  });
}

/** Present files of the songs of music libraries among the records. */
const filesOf = (db: Db, { libraries }: Viewer, records: readonly SongRecord[]) =>
  libraryFilesOfSongs(
    db,
    records.filter(({ song }) => song.access === 1).map(({ song }) => song.id),
    libraries,
  );

/** Names of all artists, for file names and lists. */
export const artistNames = ({ artists }: SongRecord): string => artists.map(({ name }) => name).join(', ');

const reasonOf = (record: SongRecord): OmittedSong['reason'] =>
  toTrack(toSong(record, ''), privilegeOf(record.song)).unplayable ?? 'gone';
