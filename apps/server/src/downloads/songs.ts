import { type QualityLevel, type SongLeftOut, toTrack } from '@qingyin/contract';
import type { Db } from '../db/open.ts';
import { type CloudRecord, cloudSongsByIds } from '../entities/cloud-songs.ts';
import { asksLossless, privilegeOf } from '../entities/quality.ts';
import { type SongRecord, songsByIds } from '../entities/song-records.ts';
import { toSong } from '../entities/songs.ts';

/** A song that somebody may keep. */
export type OpenToKeep = { id: number } & (
  { kind: 'catalogue'; record: SongRecord; lossless: boolean } | { kind: 'cloud'; record: CloudRecord }
);

export type Judged = OpenToKeep | ({ kind: 'left-out' } & SongLeftOut);

/**
 * What a user may keep of these songs, in the order asked for. Rights are looked at anew whenever this is called;
 * other people's cloud songs are as unknown as what does not exist.
 */
export async function judge(
  db: Db,
  userId: number,
  ids: readonly number[],
  level: QualityLevel,
): Promise<Judged[]> {
  const records = new Map((await songsByIds(db, ids)).map((record) => [record.song.id, record]));
  const own = new Map((await cloudSongsByIds(db, userId, ids)).map((record) => [record.row.id, record]));
  return ids.map((id): Judged => {
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
      artist: artistsOf(record),
      reason: reasonOf(record),
    };
  });
}

/** Everybody who sings, as they stand in names of files and in lists. */
export const artistsOf = ({ artists }: SongRecord): string => artists.map(({ name }) => name).join(', ');

const reasonOf = (record: SongRecord): SongLeftOut['reason'] =>
  toTrack(toSong(record, ''), privilegeOf(record.song)).unplayable ?? 'gone';
