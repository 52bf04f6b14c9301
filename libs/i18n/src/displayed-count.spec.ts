import { expect, it } from 'vitest';
import { displayedCount } from './displayed-count.ts';
import { formatCount } from './formats.ts';

it('is the number that the compact form stands for', () => {
  for (const [value, displayed] of [
    [999, 999],
    [1933, 1900],
    [12_345, 12_300],
    [999_950, 1_000_000],
    [2_345_678, 2_300_000],
  ] as const) {
    expect(displayedCount(value, 'pl-PL')).toBe(displayed);
    expect(formatCount(displayed, 'pl-PL')).toBe(formatCount(value, 'pl-PL'));
  }
});

it('takes the plural form that belongs to the compact form', () => {
  const form = (value: number) => new Intl.PluralRules('uk-UA').select(displayedCount(value, 'uk-UA'));
  // 1,9 тис. відтворень, although it is 1933 відтворення.
  expect(form(1933)).toBe('many');
  expect(form(933)).toBe('few');
});

it('keeps counts that are shown in full', () => {
  expect(displayedCount(1933, 'zh-CN')).toBe(1933);
  expect(displayedCount(1933, 'de-DE')).toBe(1933);
});
