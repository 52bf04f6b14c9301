import { expect, it } from 'vitest';
import { parseDay, reportSpan, dayOfWeek } from './report-periods.ts';

/** a Saturday */
const NOW = new Date(2026, 10, 21, 15).getTime();
const ends = (...args: Parameters<typeof reportSpan>) => {
  const { from, to, days } = reportSpan(...args);
  expect(new Date(from).getHours() + new Date(to).getHours()).toBe(0);
  return [days[0], days.at(-1), days.length];
};

it('weeks begin on Monday, months and years on their first day', () => {
  expect(ends('week', 0, NOW)).toEqual(['2026-11-16', '2026-11-22', 7]);
  expect(ends('week', 1, NOW)).toEqual(['2026-11-09', '2026-11-15', 7]);
  expect(ends('month', 0, NOW)).toEqual(['2026-11-01', '2026-11-30', 30]);
  expect(ends('month', 11, NOW)).toEqual(['2025-12-01', '2025-12-31', 31]);
  expect(ends('year', 0, NOW)).toEqual(['2026-01-01', '2026-12-31', 365]);
  expect(ends('year', 2, NOW)).toEqual(['2024-01-01', '2024-12-31', 366]);
});

it('a Monday and a Sunday belong to their own week', () => {
  expect(ends('week', 0, new Date(2026, 10, 16).getTime())[0]).toBe('2026-11-16');
  expect(ends('week', 0, new Date(2026, 10, 22, 23, 59).getTime())[0]).toBe('2026-11-16');
});

it('weeks begin on the first day that is given', () => {
  expect(ends('week', 0, NOW, 0)).toEqual(['2026-11-15', '2026-11-21', 7]);
  expect(ends('week', 0, NOW, 6)).toEqual(['2026-11-21', '2026-11-27', 7]);
});

it('parses the names of days', () => {
  expect(dayOfWeek(parseDay('2026-11-16'), 1)).toBe(0);
  expect(dayOfWeek(parseDay('2026-11-16'), 0)).toBe(1);
  expect(parseDay('2026-02-28').getDate()).toBe(28);
});
