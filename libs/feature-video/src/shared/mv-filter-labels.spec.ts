import { expect, it } from 'vitest';
import { areaOf, filterOf, searchOf } from './mv-filter-labels.ts';

it('parses the MV filter from a URL and omits defaults when writing it', () => {
  const filter = filterOf({ area: '内地', type: 'x', order: '最新' });
  expect(filter).toEqual({ area: '内地', type: '全部', order: '最新' });
  expect(searchOf(filter)).toEqual({ area: '内地', order: '最新' });
  expect(searchOf(filterOf({}))).toEqual({});
  expect(areaOf('constructor')).toBe('全部');
});
