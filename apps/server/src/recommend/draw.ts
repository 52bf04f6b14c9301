import type { Db } from '../db/open.ts';
import { mix, type Share } from './mix.ts';
import { proposable } from './public-songs.ts';
import type { Candidate } from './pools.ts';
import { weightedOrder } from './weighted.ts';

/** Number of candidates drawn from each pool in reserve, because availability is only checked for drawn ones. */
const SPARE = 10;

/** Draws allowed and available songs from several pools; see `mixPools`. */
export async function drawFrom(
  db: Db,
  shares: readonly Share[],
  total: number,
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
  const good = await proposable(db, [...new Set(drawn.flatMap(({ pool }) => pool.map(({ id }) => id)))]);
  return mix(drawn, total, (id) => good.has(id), random);
}
