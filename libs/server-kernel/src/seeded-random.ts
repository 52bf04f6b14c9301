/**
 * Seeded random numbers (mulberry32): the same seed gives the same sequence on every machine, so that the demo
 * catalogue is the same everywhere and recommendations stay stable for a day.
 *
 * @returns a function that returns numbers in [0, 1)
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

/** Random element of a list. @throws RangeError when the list is empty */
export const pickRandom = <T>(list: readonly T[], random: () => number): T => {
  const item = list[Math.floor(random() * list.length)];
  if (item === undefined) throw new RangeError('cannot pick from an empty list');
  return item;
};

/** A shuffled copy of a list. */
export function shuffled<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((item) => ({ item, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

/** Random integer from `min` to `max`, both inclusive. */
export const randomInteger = (min: number, max: number, random: () => number): number =>
  min + Math.floor(random() * (max - min + 1));
