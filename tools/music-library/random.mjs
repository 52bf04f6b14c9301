/**
 * Pseudo-random numbers (mulberry32): the same seed gives the same sequence.
 * @param {number} seed whole number
 */
export function createRandom(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** Whole number from 0 to `below` - 1. @param {number} below */
  const integer = (below) => Math.floor(next() * below);
  return {
    integer,
    /**
     * A value that comes with the given share.
     * @template T
     * @param {readonly (readonly [T, number])[]} shares values with percentages, 100 together
     * @returns {T}
     */
    share(shares) {
      let rest = integer(100);
      for (const [value, share] of shares) {
        if (rest < share) return value;
        rest -= share;
      }
      throw new Error('the shares are less than 100 %');
    },
    /**
     * One entry of a list.
     * @template T
     * @param {readonly T[]} list not empty
     * @returns {T}
     */
    pick: (list) => /** @type {T} */ (list[integer(list.length)]),
  };
}

/** @typedef {ReturnType<typeof createRandom>} Random */
