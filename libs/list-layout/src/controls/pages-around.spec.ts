import { expect, it } from 'vitest';
import { pagesAround } from './pages-around.ts';

it('lists all pages if there are few', () => {
  expect(pagesAround(2, 5)).toEqual([1, 2, 3, 4, 5]);
});

it('leaves out pages far from the current one', () => {
  expect(pagesAround(10, 20)).toEqual([1, null, 8, 9, 10, 11, 12, null, 20]);
});

it('lists a single page rather than leaving it out', () => {
  expect(pagesAround(5, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});
