import { seededRandom } from '../random.ts';

export interface Weighted {
  weight: number;
}

/** The items in a random order in which a greater weight stands further ahead more often (Efraimidis and Spirakis). */
export function weightedOrder<Item extends Weighted>(list: readonly Item[], random: () => number): Item[] {
  return list
    .map((item) => ({ item, key: Math.log(random() + Number.MIN_VALUE) / Math.max(item.weight, 1e-6) }))
    .sort((a, b) => b.key - a.key)
    .map(({ item }) => item);
}

/** A source of chance that is the same for the same person on the same day, and another for everybody else. */
export const chanceOf = (userId: number, day: number): (() => number) =>
  seededRandom((Math.imul(userId, 2_654_435_761) ^ Math.imul(day + 1, 40_503)) >>> 0);
