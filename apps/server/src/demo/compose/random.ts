import { seededRandom } from '../../random.ts';

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** A 32-bit hash of a text (FNV-1a), the same everywhere and always. */
export function hashText(text: string): number {
  let hash = FNV_OFFSET;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), FNV_PRIME);
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** A repeatable source of chance. */
export interface Random {
  /** At least 0, below 1. */
  next(): number;
  /** At least `low`, below `high`. */
  range(low: number, high: number): number;
  /** Whole number from `low` to `high`, both possible. */
  int(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly [T, ...T[]] | readonly T[]): T;
  /** Index drawn in proportion to the weights. */
  weighted(weights: readonly number[]): number;
}

/** The same seed (or seed text) always gives the same sequence. */
export function createRandom(seed: number | string): Random {
  const next = seededRandom(typeof seed === 'string' ? hashText(seed) : seed);
  return {
    next,
    range: (low, high) => low + (high - low) * next(),
    int: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    pick<T>(items: readonly T[]): T {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new RangeError('pick from an empty list');
      return item;
    },
    weighted(weights) {
      let rest = next() * weights.reduce((sum, weight) => sum + weight, 0);
      for (let i = 0; i < weights.length; i++) {
        rest -= weights[i] ?? 0;
        if (rest < 0) return i;
      }
      return weights.length - 1;
    },
  };
}
