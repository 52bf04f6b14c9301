import type { Candidate, Pool } from './pools.ts';
import { weightedOrder } from './weighted.ts';

export interface Share {
  pool: Pool;
  /** how many of the result come from this pool, if it has so many */
  take: number;
}

/**
 * Draws from several pools: each gives its share, what one lacks comes from the others in turn. No song comes twice,
 * none that is not allowed, and the result is mixed so that no two of one pool stand together by necessity.
 */
export function mix(
  shares: readonly Share[],
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
  // One from each in turn: a short list is mixed as well as a long one.
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
