import { expect, it } from 'vitest';
import { groupByDay } from './group-by-day.ts';
import { daysBetween } from './use-day-labels.ts';

const NOW = new Date(2026, 10, 21, 0, 30).getTime();
const at = (month: number, day: number, hour = 12, year = 2026) =>
  new Date(year, month - 1, day, hour).getTime();
const row = (time: number) => ({ id: String(time), at: time, item: null });

it('counts calendar days instead of periods of 24 hours', () => {
  expect(daysBetween(at(11, 20, 23), NOW)).toBe(1);
  expect(daysBetween(NOW, NOW)).toBe(0);
  expect(daysBetween(at(11, 21, 23), NOW)).toBe(0);
  expect(daysBetween(at(12, 31, 12, 2025), at(1, 1, 0))).toBe(1);
});

it('groups by today, yesterday, the last week and months', () => {
  const times = [
    NOW,
    at(11, 20, 23),
    at(11, 20, 1),
    at(11, 15),
    at(11, 14),
    at(11, 2),
    at(10, 30),
    at(10, 1, 1, 2025),
  ];
  expect(groupByDay(times.map(row), NOW).map(({ key, rows }) => [key, rows.length])).toEqual([
    ['today', 1],
    ['yesterday', 2],
    ['week', 1],
    ['2026-11', 2],
    ['2026-10', 1],
    ['2025-10', 1],
  ]);
});

it('counts times in the future as today, for a slow device clock', () => {
  expect(groupByDay([row(NOW + 86_400_000)], NOW)[0]?.key).toBe('today');
});
