import { expect, it } from 'vitest';
import { readOnly } from './options.mjs';

const all = [{ group: 'lint' }, { group: 'unit' }, { group: 'e2e' }];

it('runs everything without a filter', () => {
  expect(readOnly([], all)).toBe(all);
});

it.each([[['--only', 'unit,e2e']], [['--only=unit,e2e']]])('takes %j', (args) => {
  expect(readOnly(args, all)).toEqual([{ group: 'unit' }, { group: 'e2e' }]);
});

it.each([[['--only']], [['--only', 'unite']]])('refuses %j and names what there is', (args) => {
  expect(() => readOnly(args, all)).toThrow('lint,unit,e2e');
});
