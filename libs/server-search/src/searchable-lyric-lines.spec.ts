import { expect, it } from 'vitest';
import { searchableLyricLines } from './searchable-lyric-lines.ts';

it('extracts the lines of lyrics in any format for the search index', () => {
  expect(searchableLyricLines('[00:02.00]明月\n[00:01.00]床前')).toEqual(['床前', '明月']);
  expect(searchableLyricLines('床前\n明月')).toEqual(['床前', '明月']);
});

it('limits the length of what is indexed', () => {
  const lines = searchableLyricLines(Array.from({ length: 20_000 }, (_, at) => `第${at}行`).join('\n'));
  expect(lines[0]).toBe('第0行');
  expect(lines.join('').length).toBeLessThanOrEqual(12_000);
});
