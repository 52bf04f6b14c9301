import type { SmartRules } from '@qingyin/contract';
import { expect, it } from 'vitest';
import {
  draftOf,
  FIELDS,
  takesValue,
  kindOf,
  newRule,
  OPERATORS,
  parseRule,
  parseRules,
} from './rule-draft.ts';

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
  expect(parseRules(draftOf(rules))).toEqual(rules);
});

it('reads every operator of every field', () => {
  for (const field of FIELDS)
    for (const op of OPERATORS[kindOf(field)])
      expect(parseRule({ ...newRule(field), op, value: '3' })).toMatchObject({ field, op });
});

it('rejects a rule with a missing or invalid value', () => {
  for (const value of ['', ' ', 'x', '-1', '1.5'])
    expect(parseRule({ ...newRule('plays'), value })).toBeNull();
  expect(parseRule({ ...newRule('title'), value: '  ' })).toBeNull();
  expect(parseRule({ ...newRule('played'), value: '0' })).toBeNull();
  expect(takesValue({ field: 'played', op: 'never' })).toBe(false);
  for (const limit of ['0', '1001', '']) expect(parseRules({ ...draftOf(rules), limit })).toBeNull();
  expect(parseRules({ ...draftOf(rules), rules: [] })).toBeNull();
});
