import type { Recommended } from '@qingyin/server-recommend';
import { type SongRecord, songsByIds, toOldSong, toSongWithPrivilege } from '@qingyin/server-catalogue';
import { notFound } from '@qingyin/server-kernel';
import type { RecommendedSong, Song } from '@qingyin/contract';
import type { RequestContext } from '../../http/request-context.ts';

type Call = Pick<RequestContext, 'db' | 'origin' | 'viewer'>;

async function joined<Item extends Recommended>(
  { db, viewer }: Call,
  proposed: readonly Item[],
): Promise<{ record: SongRecord; item: Item }[]> {
  const items = new Map(proposed.map((item) => [item.id, item]));
  return (await songsByIds(db, [...items.keys()], await viewer())).flatMap((record) => {
    const item = items.get(record.song.id);
    return item ? [{ record, item }] : [];
  });
}

/** Converts recommendations that the caller may hear to the contract's newer format of songs. */
export async function toRecommendedSongs(call: Call, proposed: readonly Recommended[]): Promise<Song[]> {
  return (await joined(call, proposed)).map(({ record, item: { alg, reason } }) => ({
    ...toSongWithPrivilege(record, call.origin),
    alg,
    reason,
    recommendReason: reason,
  }));
}

/** Converts recommendations that the caller may hear to the contract's older format of songs. */
export async function toRecommendedOldSongs(
  call: Call,
  proposed: readonly Recommended[],
): Promise<RecommendedSong[]> {
  return (await joined(call, proposed)).map(({ record, item: { alg, reason } }) => ({
    ...toOldSong(record, call.origin),
    alg,
    reason,
  }));
}

/** Loads a song. @throws BusinessError 404 if it does not exist, or not for the caller */
export async function songByIdOrThrow({ db, viewer }: Call, id: number): Promise<SongRecord> {
  const [record] = await songsByIds(db, [id], await viewer());
  if (!record) throw notFound('歌曲');
  return record;
}
