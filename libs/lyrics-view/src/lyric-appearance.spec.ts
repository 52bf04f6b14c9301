import { expect, it } from 'vitest';
import { parseLyricAppearance, defaultLyricAppearance } from './lyric-appearance.ts';
import { OFFSET_MAX_MS, readOffsets, withOffset } from './lyric-offsets.ts';

it('reads the persisted appearance and replaces invalid values by the defaults', () => {
  expect(
    parseLyricAppearance({ ...defaultLyricAppearance, motion: 'plain', direction: 'vertical', size: 2 }),
  ).toEqual({
    ...defaultLyricAppearance,
    motion: 'plain',
    direction: 'vertical',
    size: 2,
  });
  for (const kept of [
    undefined,
    null,
    'x',
    { motion: 'wild', direction: 'up', size: 9, credits: 1, script: null, unknown: true },
  ])
    expect(parseLyricAppearance(kept)).toEqual(defaultLyricAppearance);
});

it('limits the offset of a song and drops an offset of 0', () => {
  const one = withOffset([], '1', 300);
  expect(withOffset(one, '2', -99_999)).toEqual([
    ['1', 300],
    ['2', -OFFSET_MAX_MS],
  ]);
  expect(withOffset(one, '1', 0)).toEqual([]);
  expect(readOffsets([['1', 300], ['2', Number.NaN], 'x', ['3']])).toEqual([['1', 300]]);
});

it('drops the oldest offsets beyond 500', () => {
  const many = Array.from({ length: 500 }, (_, id) => [String(id), 100] as const);
  const next = withOffset(many, 'new', 200);
  expect(next).toHaveLength(500);
  expect(next.at(-1)).toEqual(['new', 200]);
  expect(next.some(([id]) => id === '0')).toBe(false);
});
