import { expect, it } from 'vitest';
import { readDate } from './release-date.ts';

it.each<[string, string, number, number]>([
  ['2003-07-31', '2003-07-31', 2003, Date.UTC(2003, 6, 31)],
  ['2003-07', '2003-07', 2003, Date.UTC(2003, 6, 1)],
  ['2003', '2003', 2003, Date.UTC(2003, 0, 1)],
  ['2003-00-00', '2003', 2003, Date.UTC(2003, 0, 1)],
  ['2003-02-31', '2003-02', 2003, Date.UTC(2003, 1, 1)],
  ['2004-02-29', '2004-02-29', 2004, Date.UTC(2004, 1, 29)],
  ['1963-03-22', '1963-03-22', 1963, Date.UTC(1963, 2, 22)],
  ['0000', '', 0, 0],
  ['', '', 0, 0],
  ['unknown', '', 0, 0],
])('reads %j as %j', (date, text, year, time) => {
  expect(readDate(date)).toEqual({ text, year, time });
});
