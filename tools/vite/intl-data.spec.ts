import { expect, it } from 'vitest';
import { formatsOf, LOCALES } from './intl-data.mts';

it.each(LOCALES)('finds month names in letters for %s', (locale) => {
  const pattern = formatsOf(locale).dates['month=long'] ?? [];
  const names = pattern.flatMap((piece) => (typeof piece === 'string' ? [] : (piece.names ?? [])));
  expect(new Set(names).size).toBe(12);
  for (const name of names) expect(name).toMatch(/^\p{L}[\p{L}\p{M} ]+$/u);
});

it('keeps one text for plural categories that have the same', () => {
  const { units } = formatsOf('ga-IE').numbers;
  expect(units['megabyte']).toEqual({ other: '{0} MB' });
  expect(units['byte']).toEqual({
    one: '{0} bheart',
    two: '{0} bheart',
    few: '{0} bheart',
    many: '{0} mbeart',
    other: '{0} beart',
  });
});

it('knows the groups of digits of a language', () => {
  expect(formatsOf('ne-NP').numbers.like).toBe('en-IN');
  expect(formatsOf('hy-AM').numbers.grouping).toBe('min2');
});
