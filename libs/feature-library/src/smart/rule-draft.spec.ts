import type { SmartRules } from '@qingyin/contract';
import { expect, it } from 'vitest';
import { draftOf, FIELDS, hasValue, kindOf, newRule, OPS, readRule, readRules } from './rule-draft.ts';

const rules: SmartRules = {
  match: 'any',
  rules: [
    { field: 'title', op: 'contains', value: '夜' },
    { field: 'plays', op: 'more', value: 0 },
    { field: 'played', op: 'never' },
    { field: 'list', op: 'not-in', value: 7 },
    { field: 'mv', op: 'yes' },
  ],
  order: 'plays',
  descending: true,
  limit: 50,
};

it('converts rules to a draft and back without loss', () => {
  expect(readRules(draftOf(rules))).toEqual(rules);
});

it('reads every operator of every field', () => {
  for (const field of FIELDS)
    for (const op of OPS[kindOf(field)])
      expect(readRule({ ...newRule(field), op, value: '3' })).toMatchObject({ field, op });
});

it('rejects a rule with a missing or invalid value', () => {
  for (const value of ['', ' ', 'x', '-1', '1.5'])
    expect(readRule({ ...newRule('plays'), value })).toBeNull();
  expect(readRule({ ...newRule('title'), value: '  ' })).toBeNull();
  expect(readRule({ ...newRule('played'), value: '0' })).toBeNull();
  expect(hasValue({ field: 'played', op: 'never' })).toBe(false);
  for (const limit of ['0', '1001', '']) expect(readRules({ ...draftOf(rules), limit })).toBeNull();
  expect(readRules({ ...draftOf(rules), rules: [] })).toBeNull();
});
