import { describe, expect, it } from 'vitest';
import { chinese } from './chinese.ts';
import { createQueryFilter } from './query-filter.ts';

interface Poem {
  name: string;
  by: string;
}
const poems: Poem[] = [
  { name: '静夜思', by: '李白' },
  { name: 'Ode à la Lune', by: '王维' },
  { name: '???', by: '佚名' },
];
const textsOf = ({ name, by }: Poem) => [name, by];
const found = (query: string, dictionary?: typeof chinese) =>
  poems.filter(createQueryFilter(query, textsOf, dictionary)).map(({ name }) => name);

describe('createQueryFilter', () => {
  it('matches folded words in any of the texts', () => {
    expect(found('ODE A')).toEqual(['Ode à la Lune']);
    expect(found('静夜 李白')).toEqual(['静夜思']);
    expect(found('静夜 王维')).toEqual([]);
  });

  it('matches pinyin and the other script with a dictionary only', () => {
    expect(found('jing ye si')).toEqual([]);
    expect(found('jing ye si', chinese)).toEqual(['静夜思']);
    expect(found('靜夜', chinese)).toEqual(['静夜思']);
  });

  it('matches punctuation', () => {
    expect(found('??')).toEqual(['???']);
  });
});
