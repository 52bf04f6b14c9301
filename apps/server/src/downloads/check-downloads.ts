import {
  type CloudRecord,
  cloudSongsByIds,
  asksLossless,
  privilegeOf,
  type SongRecord,
  songsByIds,
  toSong,
  type Viewer,
} from '@qingyin/server-catalogue';
import type { Db } from '@qingyin/server-db';
import { type QualityLevel, type OmittedSong, toTrack } from '@qingyin/contract';

/** A song that a user may download. */
export type DownloadableSong = { id: number } & (
  { kind: 'catalogue'; record: SongRecord; lossless: boolean } | { kind: 'cloud'; record: CloudRecord }
);

/** Result of the check for one song: downloadable, or left out with a reason. */
export type DownloadCheck = DownloadableSong | ({ kind: 'left-out' } & OmittedSong);

/**
 * Checks which songs a user may download, in the requested order. Permissions are evaluated on every call; cloud
 * songs of other users and songs that the user may not hear are treated like unknown ids.
 */
export async function checkDownloads(
  db: Db,
  viewer: Viewer,
  ids: readonly number[],
  level: QualityLevel,
): Promise<DownloadCheck[]> {
  const records = new Map((await songsByIds(db, ids, viewer)).map((record) => [record.song.id, record]));
  const own = new Map((await cloudSongsByIds(db, viewer, ids)).map((record) => [record.row.id, record]));
  return ids.map((id): DownloadCheck => {
    const cloud = own.get(id);
    if (cloud) return { kind: 'cloud', id, record: cloud };
    const record = records.get(id);
    if (!record) return { kind: 'left-out', id, name: '', artist: '', reason: 'unknown' };
    if (privilegeOf(record.song).dl > 0)
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

/** Names of all artists, for file names and lists. */
export const artistNames = ({ artists }: SongRecord): string => artists.map(({ name }) => name).join(', ');

const reasonOf = (record: SongRecord): OmittedSong['reason'] =>
  toTrack(toSong(record, ''), privilegeOf(record.song)).unplayable ?? 'gone';
