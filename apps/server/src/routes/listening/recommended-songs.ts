import type { Recommended } from '@qingyin/server-recommend';
import { type SongRecord, songsByIds, toOldSong, toSongWithPrivilege } from '@qingyin/server-catalogue';
import type { Db } from '@qingyin/server-db';
import { notFound } from '@qingyin/server-kernel';
import type { RecommendedSong, Song } from '@qingyin/contract';

async function joined<Item extends Recommended>(
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
export async function toRecommendedSongs(
  db: Db,
  proposed: readonly Recommended[],
  origin: string,
): Promise<Song[]> {
  return (await joined(db, proposed)).map(({ record, item: { alg, reason } }) => ({
    ...toSongWithPrivilege(record, origin),
    alg,
    reason,
    recommendReason: reason,
  }));
}

/** Converts recommendations to the contract's older format of songs. */
export async function toRecommendedOldSongs(
  db: Db,
  proposed: readonly Recommended[],
  origin: string,
): Promise<RecommendedSong[]> {
  return (await joined(db, proposed)).map(({ record, item: { alg, reason } }) => ({
    ...toOldSong(record, origin),
    alg,
    reason,
  }));
}

/** Loads a song. @throws BusinessError 404 if it does not exist */
export async function songByIdOrThrow(db: Db, id: number): Promise<SongRecord> {
  const [record] = await songsByIds(db, [id]);
  if (!record) throw notFound('歌曲');
  return record;
}
