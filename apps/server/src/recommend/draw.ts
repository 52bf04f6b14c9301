import type { Db } from '../db/open.ts';
import { mix, type Share } from './mix.ts';
import { proposable } from './public-songs.ts';
import type { Candidate } from './pools.ts';
import { weightedOrder } from './weighted.ts';

/** So many more than wanted are drawn from each pool before it is asked which of them can be heard. */
const SPARE = 10;

/** Draws from pools what is allowed and can be heard; see `mix`. */
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
