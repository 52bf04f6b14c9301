import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildTracks } from '../testing.ts';
import {
  currentEntry,
  emptyQueue,
  insertTracks,
  moveEntry,
  type Queue,
  removeEntry,
  replaceQueue,
} from './queue.ts';

type Change = (queue: Queue) => Queue;

const changes: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(fc.nat(4), fc.integer({ min: -2, max: 12 })).map(
    ([count, at]): Change =>
      (queue) =>
        insertTracks(queue, buildTracks(count), at),
  ),
  fc.integer({ min: -1, max: 12 }).map(
    (at): Change =>
      (queue) =>
        removeEntry(queue, at),
  ),
  fc.tuple(fc.integer({ min: -1, max: 12 }), fc.integer({ min: -3, max: 15 })).map(
    ([from, to]): Change =>
      (queue) =>
        moveEntry(queue, from, to),
  ),
  fc.tuple(fc.nat(6), fc.integer({ min: -2, max: 9 })).map(
    ([count, index]): Change =>
      (queue) =>
        replaceQueue(queue, buildTracks(count), index),
  ),
);

const keysOf = (queue: Queue): number[] => queue.entries.map((entry) => entry.key);

describe('the queue, whatever is done to it', () => {
  it('has a current entry exactly when it has entries, and no key twice', () => {
    fc.assert(
      fc.property(fc.array(changes, { maxLength: 30 }), (list) => {
        const queue = list.reduce((now, change) => change(now), emptyQueue);
        expect(currentEntry(queue) === null).toBe(queue.entries.length === 0);
        expect(queue.index).toBeGreaterThanOrEqual(-1);
        expect(queue.index).toBeLessThan(Math.max(queue.entries.length, 1));
        expect(new Set(keysOf(queue)).size).toBe(queue.entries.length);
        expect(Math.max(-1, ...keysOf(queue))).toBeLessThan(queue.nextKey);
      }),
    );
  });

  it('keeps the current entry when songs are inserted, moved or removed around it', () => {
    fc.assert(
      fc.property(fc.nat(7), fc.nat(7), fc.nat(7), fc.nat(3), (index, from, to, count) => {
        const queue = replaceQueue(emptyQueue, buildTracks(8), index);
        const current = currentEntry(queue);
        expect(currentEntry(moveEntry(queue, from, to))).toBe(current);
        expect(currentEntry(insertTracks(queue, buildTracks(count), from))).toBe(current);
        if (from !== index) expect(currentEntry(removeEntry(queue, from))).toBe(current);
      }),
    );
  });

  it('puts a moved entry exactly where it was asked to go', () => {
    const queue = replaceQueue(emptyQueue, buildTracks(4), 1);
    expect(keysOf(moveEntry(queue, 0, 2))).toEqual([1, 2, 0, 3]);
    expect(keysOf(moveEntry(queue, 3, 0))).toEqual([3, 0, 1, 2]);
    expect(keysOf(moveEntry(queue, 1, 99))).toEqual([0, 2, 3, 1]);
  });

  it('gives the place of a removed current entry to the one after it, or to the new last one', () => {
    const queue = replaceQueue(emptyQueue, buildTracks(3), 1);
    expect(currentEntry(removeEntry(queue, 1))?.key).toBe(2);
    expect(currentEntry(removeEntry({ ...queue, index: 2 }, 2))?.key).toBe(1);
  });
});
