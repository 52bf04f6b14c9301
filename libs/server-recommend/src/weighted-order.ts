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

/**
 * Random order in which the position of a song depends on its id and the seed only: songs that are added keep the
 * order of the others.
 *
 * @param seed such as a listening day
 */
export const inDayOrder = <Song extends { id: number }>(songs: readonly Song[], seed: number): Song[] =>
  songs
    .map((song) => ({ song, key: userDayRandom(song.id, seed)() }))
    .sort((a, b) => a.key - b.key)
    .map(({ song }) => song);
