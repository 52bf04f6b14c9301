import { seededRandom } from '@qingyin/server-kernel';

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** 32-bit hash of a text (FNV-1a), deterministic on all platforms. */
export function hashText(text: string): number {
  let hash = FNV_OFFSET;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), FNV_PRIME);
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** Deterministic random generator. */
export interface SeededRandom {
  /** From 0 inclusive to 1 exclusive. */
  next(): number;
  /** From `low` inclusive to `high` exclusive. */
  range(low: number, high: number): number;
  /** Integer from `low` to `high`, both inclusive. */
  int(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly [T, ...T[]] | readonly T[]): T;
  /** Index drawn with probability proportional to its weight. */
  weighted(weights: readonly number[]): number;
}

/** Creates a random generator; the same seed (number or text) always gives the same sequence. */
export function createSeededRandom(seed: number | string): SeededRandom {
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
