import { expect, it } from 'vitest';
import { repeatOfLine, repeatsLine } from './line-repeat.ts';

const line = (startMs: number, endMs: number) => ({ startMs, endMs, text: '床前明月光' });

it.each([
  ['its own time', line(5000, 9000), { fromMs: 5000, toMs: 9000 }],
  ['its time with background vocals', { ...line(5000, 9000), background: line(8000, 9500) }, { toMs: 9500 }],
  ['the time to the end of the song if open', line(50_000, Infinity), { fromMs: 50_000, toMs: 60_000 }],
  ['a second if it is shorter', line(5000, 5400), { fromMs: 5000, toMs: 6000 }],
])('repeats a line for %s', (_what, one, part) => {
  expect(repeatOfLine(one, 60_000)).toMatchObject(part);
});

it('does not repeat an open last line of a song with unknown duration', () => {
  expect(repeatOfLine(line(50_000, Infinity), 0)).toBeNull();
});

it('matches only the repeated part of the same line', () => {
  expect(repeatsLine(repeatOfLine(line(5000, 9000), 60_000), line(5000, 9000))).toBe(true);
  expect(repeatsLine({ fromMs: 5000, toMs: null }, line(5000, 9000))).toBe(false);
  expect(repeatsLine({ fromMs: 9000, toMs: 12_000 }, line(5000, 9000))).toBe(false);
  expect(repeatsLine(null, line(5000, 9000))).toBe(false);
});
