import { expect, it } from 'vitest';
import { firstWeekday } from './first-weekday.ts';

it.each([
  ['zh-CN', 1],
  ['de-DE', 1],
  ['en-GB', 1],
  ['en-US', 0],
  ['zh-TW', 0],
  ['ja-JP', 0],
  ['ar-EG', 6],
  ['fa-IR', 6],
])('begins the week in %s on day %i', (locale, day) => {
  expect(firstWeekday(locale)).toBe(day);
});

it('begins the week as English does in a language without translation', () => {
  expect(firstWeekday('xx-XX')).toBe(0);
});
