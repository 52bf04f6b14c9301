import { chinese } from '@qingyin/text/chinese';
import { expect, it } from 'vitest';
import { filterAndSort, type CollectionFilter } from './filter-and-sort.ts';

const item = (name: string, by: string) => ({ name, by });
const items = [
  item('第10夜', '王维'),
  item('静夜思', '李白'),
  item('第9夜', ''),
  item('Ode', '李白'),
  item('春晓', '孟浩然'),
];
const texts = {
  textsOf: ({ name, by }: { name: string; by: string }) => [name, by],
  nameOf: ({ name }: { name: string }) => name,
  makersOf: ({ by }: { by: string }) => by,
};
const names = (filter: Partial<CollectionFilter>, dictionary?: typeof chinese) =>
  filterAndSort(items, { query: '', sort: 'newest', ...filter }, texts, 'zh-CN', dictionary).map(
    ({ name }) => name,
  );

it('keeps the order of collecting by default', () => {
  expect(names({})).toEqual(items.map(({ name }) => name));
});

it('sorts names by pinyin and numbers by value', () => {
  expect(names({ sort: 'name' })).toEqual(['春晓', '第9夜', '第10夜', '静夜思', 'Ode']);
});

it('sorts by maker, newest first for the same maker and unknown makers last', () => {
  expect(names({ sort: 'maker' })).toEqual(['静夜思', 'Ode', '春晓', '第10夜', '第9夜']);
});

it('searches every text, also by pinyin', () => {
  expect(names({ query: '李白' })).toEqual(['静夜思', 'Ode']);
  expect(names({ query: 'libai', sort: 'name' }, chinese)).toEqual(['静夜思', 'Ode']);
});
