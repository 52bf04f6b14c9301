import { seededRandom } from '@qingyin/server-kernel';

export interface Weighted {
  weight: number;
}

/** Weighted random order: items with a greater weight tend to come first (algorithm of Efraimidis and Spirakis). */
export function weightedOrder<Item extends Weighted>(list: readonly Item[], random: () => number): Item[] {
  return list
    .map((item) => ({ item, key: Math.log(random() + Number.MIN_VALUE) / Math.max(item.weight, 1e-6) }))
    .sort((a, b) => b.key - a.key)
    .map(({ item }) => item);
}

/** Seeded random generator: the same sequence for the same user and day, different ones for others. */
export const userDayRandom = (userId: number, day: number): (() => number) =>
  seededRandom((Math.imul(userId, 2_654_435_761) ^ Math.imul(day + 1, 40_503)) >>> 0);
