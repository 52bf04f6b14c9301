import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlayMode } from '../types.ts';
import { buildTracks } from '../testing.ts';
import { type QueuePosition, positionAfter, positionBefore } from './queue-position.ts';
import { currentEntry, emptyQueue, replaceQueue } from './queue.ts';
import { shuffleAll, moveAfterCurrent, shuffled } from './shuffle.ts';

/** Seeded random number generator (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const at = (count: number, index: number): QueuePosition => ({
  queue: replaceQueue(emptyQueue, buildTracks(count), index),
  nextShuffleRound: null,
});
const keyOf = (place: Pick<QueuePosition, 'queue'> | null): number | undefined =>
  place ? currentEntry(place.queue)?.key : undefined;
const never = (): number => {
  throw new Error('random() must not be called');
};

describe('sequence mode (顺序播放)', () => {
  it('advances through the queue and stops at its end', () => {
    expect(positionAfter(at(3, 0), 'sequence', never)?.queue.index).toBe(1);
    expect(positionAfter(at(3, 2), 'sequence', never)).toBeNull();
  });
  it('has no previous track before the first one in sequence mode', () => {
    expect(positionBefore(at(3, 1), 'sequence')?.queue.index).toBe(0);
    expect(positionBefore(at(3, 0), 'sequence')).toBeNull();
  });
});

describe.each<PlayMode>(['list-loop', 'single-loop'])('%s mode', (mode) => {
  it('wraps around in both directions for next and previous', () => {
    expect(positionAfter(at(3, 2), mode, never)?.queue.index).toBe(0);
    expect(positionBefore(at(3, 0), mode)?.queue.index).toBe(2);
  });
});

describe.each<PlayMode>(['sequence', 'list-loop', 'single-loop', 'shuffle'])(
  'an empty queue in %s mode',
  (mode) => {
    it('has neither a next nor a previous track in an empty queue', () => {
      const empty = { queue: emptyQueue, nextShuffleRound: null };
      expect(positionAfter(empty, mode, Math.random)).toBeNull();
      expect(positionBefore(empty, mode)).toBeNull();
    });
  },
);

describe('shuffle mode (随机播放)', () => {
  const rounds = fc.record({ count: fc.integer({ min: 1, max: 30 }), seed: fc.integer(), start: fc.nat(29) });
  const begin = (count: number, start: number, random: () => number): QueuePosition => {
    const { queue } = at(count, start % count);
    return { queue: shuffleAll(queue, random), nextShuffleRound: null };
  };
  const walk = (from: QueuePosition, steps: number, random: () => number): QueuePosition[] => {
    const places = [from];
    for (let step = 0; step < steps; step += 1) {
      const last = places.at(-1);
      const next = last ? positionAfter(last, 'shuffle', random) : null;
      if (next) places.push({ ...next, nextShuffleRound: null });
    }
    return places;
  };

  it('plays each track exactly once per round, round after round', () => {
    fc.assert(
      fc.property(rounds, ({ count, seed, start }) => {
        const random = seeded(seed);
        const keys = walk(begin(count, start, random), count * 3 - 1, random).map(keyOf);
        for (let round = 0; round < 3; round += 1) {
          expect(new Set(keys.slice(round * count, (round + 1) * count)).size).toBe(count);
        }
      }),
    );
  });

  it('never plays a track twice in a row where two rounds meet', () => {
    fc.assert(
      fc.property(rounds, ({ count, seed, start }) => {
        fc.pre(count > 1);
        const random = seeded(seed);
        const keys = walk(begin(count, start, random), count * 2, random).map(keyOf);
        keys.forEach((key, place) => expect(key).not.toBe(keys[place + 1]));
      }),
    );
  });

  it('goes back through the tracks played in a round, and forward again in the same order', () => {
    fc.assert(
      fc.property(rounds, fc.nat(20), ({ count, seed, start }, steps) => {
        const random = seeded(seed);
        const places = walk(begin(count, start, random), Math.min(steps, count - 1), random);
        let place = places.at(-1) ?? begin(count, start, random);
        for (const earlier of places.slice(0, -1).reverse()) {
          const before = positionBefore(place, 'shuffle');
          expect(keyOf(before)).toBe(keyOf(earlier));
          place = before ? { ...before, nextShuffleRound: null } : place;
        }
        expect(positionBefore(place, 'shuffle')).toBeNull();
        for (const later of places.slice(1)) {
          const after = positionAfter(place, 'shuffle', never);
          place = after ? { ...after, nextShuffleRound: null } : place;
          expect(keyOf(place)).toBe(keyOf(later));
        }
      }),
    );
  });

  it('does not play a track again in the round in which it was picked by hand', () => {
    fc.assert(
      fc.property(rounds, fc.nat(29), ({ count, seed, start }, pick) => {
        const random = seeded(seed);
        const from = begin(count, start, random);
        const key = pick % count;
        fc.pre(key !== keyOf(from));
        const at = from.queue.entries.findIndex((entry) => entry.key === key);
        const picked = { queue: moveAfterCurrent(from.queue, at), nextShuffleRound: null };
        expect(keyOf(picked)).toBe(key);
        const keys = [keyOf(from), ...walk(picked, count - 2, random).map(keyOf)];
        expect(new Set(keys).size).toBe(count);
        expect(keyOf(positionBefore(picked, 'shuffle'))).toBe(keyOf(from));
      }),
    );
  });

  it('deals every order about equally often', () => {
    const random = seeded(7);
    const counts = new Map<string, number>();
    const deals = 6000;
    for (let deal = 0; deal < deals; deal += 1) {
      const order = shuffled([1, 2, 3], random).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - deals / 6)).toBeLessThan(deals / 6 / 5);
  });
});
