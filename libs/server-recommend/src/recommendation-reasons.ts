import type { Db } from '@qingyin/server-db';
import type { Candidate } from './candidate-pools.ts';

/** A recommended song or playlist with the reason shown to the user. */
export interface Recommended {
  id: number;
  alg: string;
  reason: string;
}

async function namesIn(
  db: Db,
  table: 'song' | 'artist' | 'playlist',
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom(table).select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row.name]));
}

/**
 * Adds the text of the reason to each candidate. @param liked whether the user likes a song instead of just
 * playing it
 */
export async function withReasons(
  db: Db,
  chosen: readonly Candidate[],
  liked: (id: number) => boolean,
): Promise<Recommended[]> {
  const because = (...algs: Candidate['alg'][]): number[] => [
    ...new Set(
      chosen.filter(({ alg, because: by }) => by > 0 && algs.includes(alg)).map((one) => one.because),
    ),
  ];
  const songs = await namesIn(db, 'song', because('itembased'));
  const artists = await namesIn(db, 'artist', because('artistbased'));
  const lists = await namesIn(db, 'playlist', because('listbased', 'scene'));
  const reasonOf = ({ alg, because: by }: Candidate): string => {
    switch (alg) {
      case 'itembased':
        return `${liked(by) ? '因为你喜欢' : '因为你常听'}《${songs.get(by) ?? ''}》`;
      case 'artistbased':
        return `来自你常听的 ${artists.get(by) ?? ''}`;
      case 'listbased':
      case 'scene':
        return `出自歌单「${lists.get(by) ?? ''}」`;
      case 'familiar':
        return by > 0 ? '你喜欢的歌' : '你常听的歌';
      case 'new':
        return '新歌推荐';
      default:
        return '大家都在听';
    }
  };
  return chosen.map((one) => ({ id: one.id, alg: one.alg, reason: reasonOf(one) }));
}
