import type { Track } from '@qingyin/contract';
import { expect, it } from 'vitest';
import { findDuplicates, plainTitle } from './duplicates.ts';

const track = (id: number, name: string, artist = '王维') =>
  ({ id, name, artists: [{ id: 1, name: artist }] }) as Track;

it.each([
  ['静夜思 (Live)', '静夜思'],
  ['静夜思（伴奏）【2020】', '静夜思'],
  ['Blue  Moon - Remastered', 'blue moon'],
  ['Café [Demo]', 'cafe'],
  ['（序）', '(序)'],
  ['self-made', 'self-made'],
])('reduces %s to %s', (name, plain) => {
  expect(plainTitle(name)).toBe(plain);
});

it('groups recordings of one song in the order of the playlist', () => {
  const tracks = [
    track(1, '鹿柴'),
    track(2, 'Moon River', 'Ａndy'),
    track(3, '鹿柴（现场版）'),
    track(4, '鹿柴', '李白'),
    track(5, 'moon river (Live)', 'Andy'),
    track(6, '', ''),
    track(7, '', ''),
  ];
  expect(findDuplicates(tracks).map((group) => group.map(({ id }) => id))).toEqual([
    [1, 3],
    [2, 5],
  ]);
});
