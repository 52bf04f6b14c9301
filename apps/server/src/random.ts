/**
 * A small seeded generator (mulberry32): the same seed gives the same numbers on every machine, so that the demo
 * catalogue is the same everywhere and proposals stay the same for a day.
 *
 * @returns a function giving numbers from 0 to 1, 1 excluded
 */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const pick = <T>(list: readonly T[], random: () => number): T => {
  const item = list[Math.floor(random() * list.length)];
  if (item === undefined) throw new RangeError('nothing to pick from');
  return item;
};

/** A copy in another order. */
export function shuffled<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((item) => ({ item, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

export const between = (min: number, max: number, random: () => number): number =>
  min + Math.floor(random() * (max - min + 1));
