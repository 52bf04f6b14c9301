import type { LibraryWork } from '@qingyin/contract';
import { someTracks } from '@qingyin/test-harness';
import { describe, expect, it } from 'vitest';
import { groupByWork, movementNames } from './group-by-work.ts';

const tracks = someTracks(5);
const idOf = (at: number): number => tracks[at]?.id ?? 0;
const work = (name: string, ...songs: number[]): LibraryWork => ({
  name,
  composers: [],
  movements: songs.map((at) => ({ id: idOf(at), name: `${name} ${at}`, no: at })),
});

describe('songs of a disc', () => {
  it('are parted by work in their order', () => {
    const segments = groupByWork(tracks, [work('A', 1, 2), work('B', 3, 4)]);
    expect(segments.map(({ work: of, tracks: own, start }) => [of?.name ?? null, own.length, start])).toEqual(
      [
        [null, 1, 0],
        ['A', 2, 1],
        ['B', 2, 3],
      ],
    );
  });

  it('stay together without a work', () => {
    expect(groupByWork(tracks, [])).toEqual([{ work: null, tracks, start: 0 }]);
  });
});

it('movements are named by titles that only one song has', () => {
  const [first, second, ...others] = tracks;
  if (!first || !second) throw new Error('no tracks');
  const same = [first, { ...second, name: 'Same' }, ...others.map((track) => ({ ...track, name: 'Same' }))];
  expect([...movementNames(work('A', 0, 1, 2), same)]).toEqual([[first.name, 'A 0']]);
});
