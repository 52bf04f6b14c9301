import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildTrack } from '../testing.ts';
import { emptyQueue, type Entry, insertTracks, replaceQueue } from './queue.ts';
import { separateArtists, shuffleUpcoming, nextRound } from './shuffle.ts';

const entryOf = (singer: number, key: number): Entry => ({
  key,
  track: buildTrack({ id: key, artists: [{ id: singer, name: String(singer) }] }),
});
const singers = (entries: readonly Entry[]): number[] =>
  entries.map(({ track }) => track.artists[0]?.id ?? -1);
const seams = (list: readonly number[]): number =>
  list.filter((singer, place) => place > 0 && singer === list[place - 1]).length;

/** The lowest possible number of neighbours with the same artist, with `before` in front. */
function fewestSeams(list: readonly number[], before: number): number {
  return Math.max(
    0,
    ...[...new Set(list)].map((singer) => {
      const count = list.filter((other) => other === singer).length;
      return count - (list.length - count) - (singer === before ? 0 : 1);
    }),
  );
}

describe('separating tracks of one artist', () => {
  it('leaves as few neighbours with the same artist as possible and loses no track', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 24 }),
        fc.integer({ min: 1, max: 4 }),
        (list, before) => {
          const entries = list.map(entryOf);
          const first = entryOf(before, 99);
          const result = separateArtists(entries, first);
          expect(new Set(result)).toEqual(new Set(entries));
          expect(result).toHaveLength(entries.length);
          expect(seams([before, ...singers(result)])).toBe(fewestSeams(list, before));
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('keeps the dealt order where no neighbours share an artist', () => {
    const entries = [1, 2, 1, 3, 2].map(entryOf);
    expect(separateArtists(entries, null)).toEqual(entries);
  });

  it('compares artists without an id by name, and never treats missing artists as equal', () => {
    const nameless = (key: number, name: string): Entry => ({
      key,
      track: buildTrack({ id: key, artists: [{ id: 0, name }] }),
    });
    const lone = (key: number): Entry => ({ key, track: buildTrack({ id: key, artists: [] }) });
    expect(
      separateArtists([nameless(1, '甲'), nameless(2, '甲'), nameless(3, '乙')], null).map(({ key }) => key),
    ).toEqual([1, 3, 2]);
    expect(separateArtists([lone(1), lone(2)], null).map(({ key }) => key)).toEqual([1, 2]);
  });

  it('separates ten thousand tracks quickly', () => {
    const entries = Array.from({ length: 10_000 }, (_, key) => entryOf(key < 5000 ? 1 : key, key));
    expect(seams(singers(separateArtists(entries, null)))).toBe(0);
  });
});

describe('shuffling the queue', () => {
  const tracks = Array.from({ length: 6 }, (_, at) => entryOf(at, at).track);

  it('reorders upcoming entries only: played, current and play-next entries stay', () => {
    const queue = insertTracks(replaceQueue(emptyQueue, tracks, 1), [buildTrack({ id: 91 })], 2, true);
    const { entries, index } = shuffleUpcoming(queue, () => 0);
    expect(index).toBe(1);
    expect(entries.slice(0, 3)).toEqual(queue.entries.slice(0, 3));
    expect(entries).not.toEqual(queue.entries);
  });

  it('deals the next round once', () => {
    const queue = replaceQueue(emptyQueue, tracks, 5);
    const round = nextRound(queue, null, Math.random);
    expect(nextRound(queue, round, Math.random)).toBe(round);
    expect(nextRound({ ...queue, entries: [...queue.entries] }, round, Math.random)).not.toBe(round);
  });
});
