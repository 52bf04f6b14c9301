import { song } from '@qingyin/test-harness';
import { toTracks } from '@qingyin/contract';
import { expect, it } from 'vitest';
import { groupByDisc } from './group-by-disc.ts';

const summary = (...discs: string[]) =>
  groupByDisc(toTracks(discs.map((cd, at) => song(at + 1, { cd })))).map(
    ({ number, songsBefore, tracks }) => [number, songsBefore, tracks.map(({ id }) => id)],
  );

it('returns a single disc if songs have no disc number', () => {
  expect(summary('', '', '')).toEqual([[1, 0, [1, 2, 3]]]);
});

it('parses disc numbers in any notation and keeps the order within a disc', () => {
  expect(summary('02', '1/2', '2', '01')).toEqual([
    [1, 0, [2, 4]],
    [2, 2, [1, 3]],
  ]);
});

it('sorts discs by number, not alphabetically', () => {
  expect(summary('10', '9').map(([number]) => number)).toEqual([9, 10]);
});

it('returns no disc without songs', () => {
  expect(groupByDisc([])).toEqual([]);
});
