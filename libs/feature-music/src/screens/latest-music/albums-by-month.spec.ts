import type { Album } from '@qingyin/contract';
import { expect, it } from 'vitest';
import { type AlbumMonth, albumsByMonth, groupShortMonths } from './albums-by-month.ts';

const month = (number: number, count: number): AlbumMonth => ({
  year: 2026,
  month: number,
  albums: Array.from({ length: count }, () => ({}) as Album),
});
const shape = (months: readonly AlbumMonth[]) =>
  groupShortMonths(months).map((run) => run.map(({ month: number }) => number));

it('combines months with few albums', () => {
  expect(shape([month(6, 1), month(4, 5), month(3, 2)])).toEqual([[6, 4, 3]]);
});

it('keeps months that fill a row separate', () => {
  expect(shape([month(6, 6), month(5, 40), month(4, 1), month(3, 2), month(2, 9), month(1, 1)])).toEqual([
    [6],
    [5],
    [4, 3],
    [2],
    [1],
  ]);
});

const published = (id: number, time: string) => ({ id, publishTime: Date.parse(time) }) as Album;
const NOW = Date.parse('2026-06-22T04:00Z');

it("separates the last seven days, and groups other albums by month in China's time zone", () => {
  const { week, months } = albumsByMonth(
    [
      published(1, '2026-06-20T04:00Z'),
      published(2, '2026-06-15T04:00Z'),
      published(3, '2026-05-31T16:30Z'),
      published(4, '2026-04-12T04:00Z'),
    ],
    NOW,
  );
  expect(week.map(({ id }) => id)).toEqual([1]);
  expect(months.map(({ year, month, albums }) => [year, month, albums.map(({ id }) => id)])).toEqual([
    [2026, 6, [2, 3]],
    [2026, 4, [4]],
  ]);
});

it('lists announced albums in their month, and removes duplicates across pages', () => {
  const { week, months } = albumsByMonth(
    [published(1, '2026-07-02T04:00Z'), published(2, '2026-05-02T04:00Z'), published(2, '2026-05-02T04:00Z')],
    NOW,
  );
  expect(week).toEqual([]);
  expect(months.map(({ month, albums }) => [month, albums.length])).toEqual([
    [7, 1],
    [5, 1],
  ]);
});
