import type { Candidate, Pool } from './candidate-pools.ts';
import { weightedOrder } from './weighted-order.ts';

export interface PoolShare {
  pool: Pool;
  /** number of results from this pool, if it has enough candidates */
  take: number;
}

/**
 * Draws songs from several pools: each pool contributes its share, and missing songs come from the other pools in
 * turn. No song is drawn twice or although it is not allowed, and the results of the pools are interleaved.
 */
export function mixPools(
  shares: readonly PoolShare[],
  total: number,
  allowed: (id: number) => boolean,
  random: () => number,
): Candidate[] {
  const taken = new Set<number>();
  const decks = shares.map(({ pool, take }) => ({
    take,
    deck: weightedOrder(
      pool.filter(({ id }) => allowed(id)),
      random,
    ),
    drawn: 0,
  }));
  const draw = (deck: Candidate[]): Candidate | undefined => {
    for (let next = deck.shift(); next; next = deck.shift()) {
      if (taken.has(next.id)) continue;
      taken.add(next.id);
      return next;
    }
    return undefined;
  };
  const chosen: Candidate[] = [];
  // Round robin: takes one song from each pool in turn, so that short results are interleaved too.
  const deal = (limited: boolean): boolean => {
    let any = false;
    for (const part of decks) {
      if (chosen.length >= total || (limited && part.drawn >= part.take)) continue;
      const next = draw(part.deck);
      if (!next) continue;
      part.drawn += 1;
      chosen.push(next);
      any = true;
    }
    return any;
  };
  while (chosen.length < total && deal(true));
  while (chosen.length < total && deal(false));
  return chosen;
}
