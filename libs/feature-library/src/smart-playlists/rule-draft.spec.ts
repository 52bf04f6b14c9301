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
  type RuleKind,
  takesDay,
  withOperator,
} from './rule-draft.ts';

const rules: SmartRules = {
  match: 'any',
  rules: [
    { field: 'title', op: 'contains', value: '夜' },
    { field: 'plays', op: 'more', value: 0 },
    { field: 'played', op: 'never' },
    { field: 'list', op: 'not-in', value: 7 },
    { field: 'rating', op: 'least', value: 4 },
    { field: 'rating', op: 'none' },
    { field: 'mv', op: 'yes' },
    { field: 'genre', op: 'is-not', value: 'jazz' },
    { field: 'year', op: 'until', value: 1990 },
    { field: 'format', op: 'is', value: 'flac' },
    { field: 'library', op: 'in', value: 2 },
    { field: 'libraryAdded', op: 'until', value: new Date(2026, 1, 28).getTime() },
  ],
  order: 'plays',
  descending: true,
  limit: 50,
};

it('converts rules to a draft and back without loss', () => {
  expect(parseRules(draftOf(rules))).toEqual(rules);
});

it('reads every operator of every field', () => {
  const values: Partial<Record<RuleKind, string>> = { year: '1984', format: 'flac' };
  for (const field of FIELDS)
    for (const op of OPERATORS[kindOf(field)]) {
      const value = takesDay({ field, op }) ? '2026-02-28' : (values[kindOf(field)] ?? '3');
      expect(parseRule({ ...newRule(field), op, value })).toMatchObject({ field, op });
    }
});

it('reads days in the time zone of the device, and rejects days that do not exist', () => {
  const rule = { ...newRule('libraryAdded'), op: 'since' as const };
  expect(parseRule({ ...rule, value: '2026-02-28' })).toEqual({
    field: 'libraryAdded',
    op: 'since',
    value: new Date(2026, 1, 28).getTime(),
  });
  for (const value of ['', '30', '2026-02-30', '2026-13-01', '9999-01-01'])
    expect(parseRule({ ...rule, value })).toBeNull();
});

it('clears the value when an operator takes another type of value', () => {
  const days = { ...newRule('added'), value: '7' };
  expect(withOperator(days, 'before').value).toBe('7');
  const since = withOperator(days, 'since');
  expect(since.value).toBe('');
  expect(withOperator({ ...since, value: '2026-02-28' }, 'within').value).toBe('30');
});

it('rejects years, formats and bit rates out of range', () => {
  for (const value of ['999', '3000', '84x']) expect(parseRule({ ...newRule('year'), value })).toBeNull();
  expect(parseRule({ ...newRule('format'), value: 'exe' })).toBeNull();
  expect(parseRule({ ...newRule('genre'), value: '' })).toBeNull();
  expect(parseRule({ ...newRule('bitrate'), value: '100001' })).toBeNull();
});

it('starts a rule about ratings with four stars at least, and rejects other numbers than 1 to 5', () => {
  expect(parseRule(newRule('rating'))).toEqual({ field: 'rating', op: 'least', value: 4 });
  for (const value of ['', '0', '6', '3.5', 'x'])
    expect(parseRule({ ...newRule('rating'), value })).toBeNull();
  expect(takesValue({ field: 'rating', op: 'none' })).toBe(false);
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
