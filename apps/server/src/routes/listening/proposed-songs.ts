import type { ProposedSong, Song } from '@qingyin/contract';
import type { Db } from '../../db/open.ts';
import { type SongRecord, songsByIds } from '../../entities/song-records.ts';
import { toOldSong, toSongWithPrivilege } from '../../entities/songs.ts';
import { notFound } from '../../http/failures.ts';
import type { Proposed } from '../../recommend/reasons.ts';

async function joined<Item extends Proposed>(
  db: Db,
  proposed: readonly Item[],
): Promise<{ record: SongRecord; item: Item }[]> {
  const items = new Map(proposed.map((item) => [item.id, item]));
  return (await songsByIds(db, [...items.keys()])).flatMap((record) => {
    const item = items.get(record.song.id);
    return item ? [{ record, item }] : [];
  });
}

/** Converts recommendations to the contract's newer format of songs. */
export async function asSongs(db: Db, proposed: readonly Proposed[], origin: string): Promise<Song[]> {
  return (await joined(db, proposed)).map(({ record, item: { alg, reason } }) => ({
    ...toSongWithPrivilege(record, origin),
    alg,
    reason,
    recommendReason: reason,
  }));
}

/** Converts recommendations to the contract's older format of songs. */
export async function asOldSongs(
  db: Db,
  proposed: readonly Proposed[],
  origin: string,
): Promise<ProposedSong[]> {
  return (await joined(db, proposed)).map(({ record, item: { alg, reason } }) => ({
    ...toOldSong(record, origin),
    alg,
    reason,
  }));
}

/** Loads a song. @throws BusinessError 404 if it does not exist */
export async function songOrRefuse(db: Db, id: number): Promise<SongRecord> {
  const [record] = await songsByIds(db, [id]);
  if (!record) throw notFound('歌曲');
  return record;
}
