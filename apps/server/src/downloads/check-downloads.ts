import { bitrateLimitOf } from '@qingyin/server-accounts';
import {
  asksLossless,
  libraryFilesOfSongs,
  privilegeOf,
  resolveSongIds,
  type SongRecord,
  songsByIds,
  toSong,
  type Viewer,
} from '@qingyin/server-catalogue';
import { chooseFile, type Converter, type FileChoice } from '@qingyin/server-convert';
import type { Db } from '@qingyin/server-db';
import { type QualityLevel, type OmittedSong, toTrack } from '@qingyin/contract';

/** A song that a user may download. */
export type DownloadableSong = { id: number } & (
  | { kind: 'catalogue'; record: SongRecord; lossless: boolean }
  | { kind: 'library'; record: SongRecord; choice: FileChoice }
);

/** Result of the check for one song: downloadable, or left out with a reason. */
export type DownloadCheck = DownloadableSong | ({ kind: 'left-out' } & OmittedSong);

/**
 * Checks which songs a user may download, in the requested order. Permissions are evaluated on every call;
 * songs that the user may not hear are treated like unknown ids. Files keep to the limit of the bit rate that
 * administrators set for the user.
 */
export async function checkDownloads(
  { db, converter }: { db: Db; converter: Pick<Converter, 'formats'> },
  viewer: Viewer,
  ids: readonly number[],
  level: QualityLevel,
): Promise<DownloadCheck[]> {
  const songIds = await resolveSongIds(db, viewer, ids);
  const songOf = (id: number): number => songIds[ids.indexOf(id)] ?? id;
  const records = new Map((await songsByIds(db, songIds, viewer)).map((record) => [record.song.id, record]));
  const files = await filesOf(db, viewer, [...records.values()]);
  const limit = await bitrateLimitOf(db, viewer.userId);
  return ids.map((id): DownloadCheck => {
    const record = records.get(songOf(id));
    if (!record) return { kind: 'left-out', id, name: '', artist: '', reason: 'unknown' };
    const wishes = { lossless: asksLossless(level), plays: DOWNLOADED, limit };
    const lossless = asksLossless(level) && record.song.lossless === 1 && limit === undefined;
    const choice = chooseFile(files.get(songOf(id)) ?? [], wishes, converter.formats);
    if (choice) return { kind: 'library', id, record, choice };
    if (privilegeOf(record.song).dl > 0 && record.song.access === 0)
      return { kind: 'catalogue', id, record, lossless };
    return {
      kind: 'left-out',
      id,
      name: record.song.name,
      artist: artistNames(record),
      reason: reasonOf(record),
    };
  });
}

/** Formats that are downloaded as they are: other programs play ALAC. */
export const DOWNLOADED: ReadonlySet<string> = new Set(['alac', 'opus']);

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
