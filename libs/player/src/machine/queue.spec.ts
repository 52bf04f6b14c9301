import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildTrack, buildTracks } from '../testing.ts';
import {
  currentEntry,
  emptyQueue,
  endOfPlayNextRun,
  insertTracks,
  type Queue,
  replaceQueue,
  mergeOrders,
} from './queue.ts';
import { withMoved, withoutEntries } from './queue-commands.ts';

type Change = (queue: Queue) => Queue;

const changes: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(fc.nat(4), fc.integer({ min: -2, max: 12 })).map(
    ([count, at]): Change =>
      (queue) =>
        insertTracks(queue, buildTracks(count), at),
  ),
  fc.array(fc.integer({ min: -1, max: 12 }), { maxLength: 5 }).map(
    (places): Change =>
      (queue) =>
        withoutEntries(queue, places),
  ),
  fc
    .tuple(fc.array(fc.integer({ min: -1, max: 12 }), { maxLength: 5 }), fc.integer({ min: -3, max: 15 }))
    .map(
      ([places, gap]): Change =>
        (queue) =>
          withMoved(queue, places, gap),
    ),
  fc.tuple(fc.nat(6), fc.integer({ min: -2, max: 9 })).map(
    ([count, index]): Change =>
      (queue) =>
        replaceQueue(queue, buildTracks(count), index),
  ),
);

const keysOf = (queue: Queue): number[] => queue.entries.map((entry) => entry.key);

describe('queue operations', () => {
  it('keeps a current entry exactly while there are entries, and keys unique', () => {
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

  it('keeps the current entry when tracks are inserted, moved or removed around it', () => {
    fc.assert(
      fc.property(fc.nat(7), fc.nat(7), fc.nat(7), fc.nat(3), (index, from, to, count) => {
        const queue = replaceQueue(emptyQueue, buildTracks(8), index);
        const current = currentEntry(queue);
        expect(currentEntry(withMoved(queue, [from, index], to))).toBe(current);
        expect(currentEntry(insertTracks(queue, buildTracks(count), from))).toBe(current);
        const others = [from].filter((row) => row !== index);
        expect(currentEntry(withoutEntries(queue, others))).toBe(current);
      }),
    );
  });

  it('moves entries together, in their order, before the given gap', () => {
    const queue = replaceQueue(emptyQueue, buildTracks(6), 1);
    expect(keysOf(withMoved(queue, [0], 3))).toEqual([1, 2, 0, 3, 4, 5]);
    expect(keysOf(withMoved(queue, [5, 1, 3], 0))).toEqual([1, 3, 5, 0, 2, 4]);
    expect(keysOf(withMoved(queue, [1, 4], 99))).toEqual([0, 2, 3, 5, 1, 4]);
    expect(keysOf(withMoved(queue, [1, 4], 3))).toEqual([0, 2, 1, 4, 3, 5]);
    expect(withMoved(queue, [2, 3], 3)).toBe(queue);
    expect(withMoved(queue, [99], 0)).toBe(queue);
  });

  it('makes the next remaining entry current when the current one is removed, or the new last one', () => {
    const queue = replaceQueue(emptyQueue, buildTracks(5), 1);
    expect(currentEntry(withoutEntries(queue, [1]))?.key).toBe(2);
    expect(currentEntry(withoutEntries(queue, [0, 1, 2]))?.key).toBe(3);
    expect(currentEntry(withoutEntries({ ...queue, index: 4 }, [3, 4]))?.key).toBe(2);
    expect(withoutEntries(queue, [0, 1, 2, 3, 4]).index).toBe(-1);
    expect(withoutEntries(queue, [7])).toBe(queue);
  });

  it('counts the tracks added by play-next that still wait', () => {
    const queue = insertTracks(replaceQueue(emptyQueue, buildTracks(3), 0), buildTracks(2), 1, true);
    expect(endOfPlayNextRun(queue)).toBe(3);
    expect(endOfPlayNextRun({ ...queue, index: 1 })).toBe(3);
    expect(endOfPlayNextRun({ ...queue, index: 3 })).toBe(4);
    expect(endOfPlayNextRun(emptyQueue)).toBe(0);
  });
});

describe('merging the order of two lists', () => {
  const entry = (key: number) => ({ key, track: buildTrack() });
  const weave = (base: number[], other: number[]) =>
    mergeOrders(base.map(entry), other.map(entry)).map(({ key }) => key);

  it('keeps the first order and puts entries of the second behind their predecessor there', () => {
    expect(weave([3, 1, 2], [1, 2, 3])).toEqual([3, 1, 2]);
    expect(weave([3, 1, 2], [9, 1, 8, 7, 2])).toEqual([9, 3, 1, 8, 7, 2]);
    expect(weave([], [2, 1])).toEqual([2, 1]);
  });
});
