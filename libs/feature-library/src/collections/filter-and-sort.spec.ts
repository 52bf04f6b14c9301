import { chinese } from '@qingyin/text/chinese';
import { expect, it } from 'vitest';
import { filterAndSort, type CollectionFilter } from './filter-and-sort.ts';

const thing = (name: string, by: string) => ({ name, by });
const things = [
  thing('第10夜', '王维'),
  thing('静夜思', '李白'),
  thing('第9夜', ''),
  thing('Ode', '李白'),
  thing('春晓', '孟浩然'),
];
const texts = {
  textsOf: ({ name, by }: { name: string; by: string }) => [name, by],
  nameOf: ({ name }: { name: string }) => name,
  makersOf: ({ by }: { by: string }) => by,
};
const names = (wish: Partial<CollectionFilter>, dictionary?: typeof chinese) =>
  filterAndSort(things, { query: '', sort: 'newest', ...wish }, texts, 'zh-CN', dictionary).map(
    ({ name }) => name,
  );

it('keeps the order of collecting by default', () => {
  expect(names({})).toEqual(things.map(({ name }) => name));
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
