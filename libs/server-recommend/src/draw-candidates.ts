import type { Viewer } from '@qingyin/server-catalogue';
import type { Db } from '@qingyin/server-db';
import { mixPools, type PoolShare } from './mix-pools.ts';
import { recommendableSongs } from './public-songs.ts';
import type { Candidate } from './candidate-pools.ts';
import { weightedOrder } from './weighted-order.ts';

/** Number of candidates drawn from each pool in reserve, because availability is only checked for drawn ones. */
const SPARE = 10;

/** Draws allowed and available songs that the viewer may hear from several pools; see `mixPools`. */
export async function drawCandidates(
  db: Db,
  shares: readonly PoolShare[],
  { total, viewer }: { total: number; viewer: Viewer },
  allowed: (id: number) => boolean,
  random: () => number,
): Promise<Candidate[]> {
  const drawn = shares.map(({ pool, take }) => ({
    take,
    pool: weightedOrder(
      pool.filter(({ id }) => allowed(id)),
      random,
    ).slice(0, total * 2 + SPARE),
  }));
  const ids = [...new Set(drawn.flatMap(({ pool }) => pool.map(({ id }) => id)))];
  const good = await recommendableSongs(db, ids, viewer);
  return mixPools(drawn, total, (id) => good.has(id), random);
}
