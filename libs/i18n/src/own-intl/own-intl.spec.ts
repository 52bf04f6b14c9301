import { describe, expect, it } from 'vitest';
import { data as azerbaijani } from 'virtual:intl-data/az-AZ/formats';
import { data as irish } from 'virtual:intl-data/ga-IE/formats';
import { data as armenian } from 'virtual:intl-data/hy-AM/formats';
import { data as icelandic } from 'virtual:intl-data/is-IS/formats';
import { data as macedonian } from 'virtual:intl-data/mk-MK/formats';
import { data as mongolian } from 'virtual:intl-data/mn-MN/formats';
import { data as nepali } from 'virtual:intl-data/ne-NP/formats';
import { createDateTimeFormat } from './date-time-format.ts';
import { createListFormat } from './list-format.ts';
import { createNumberFormat } from './number-format.ts';
import { createRelativeTimeFormat } from './relative-time-format.ts';

/** Node has data of them too; its formats show what is right. */
const LANGUAGES = [
  { locale: 'az-AZ', data: azerbaijani },
  { locale: 'ga-IE', data: irish },
  { locale: 'hy-AM', data: armenian },
  { locale: 'is-IS', data: icelandic },
  { locale: 'mk-MK', data: macedonian },
  { locale: 'mn-MN', data: mongolian },
  { locale: 'ne-NP', data: nepali },
];

const DAY = 24 * 60 * 60_000;
/** Each day of a leap year, each at another time of day. */
const DATES = Array.from({ length: 366 }, (_, day) => Date.UTC(2024, 0, 1) + day * (DAY + 7 * 60_000));
const AMOUNTS = [
  0, 1, 2, 3, 7, 9.96, 11, 21, 22, 101, 999.94, 999.96, 1000, 1234, 9999, 10_000, 12_345.678,
].concat([
  99_949, 99_951, 999_949, 999_951, 1e6, 1_150_000, 23_456_789, 999_999_999, 1.5e9, 123e9, 2.25e12, 7e14,
]);

describe.each(LANGUAGES)('formats of $locale from own data', ({ locale, data }) => {
  const tag = `${locale}-u-ca-gregory-nu-latn`;

  it.each<Intl.DateTimeFormatOptions>([
    { dateStyle: 'medium' },
    { timeStyle: 'short', dateStyle: 'medium' },
    { timeStyle: 'short' },
    { year: 'numeric', month: 'long', timeZone: 'UTC' },
    { month: 'short', day: 'numeric' },
    { month: 'short', timeZone: 'UTC' },
    { month: 'long' },
    { weekday: 'long' },
    { dateStyle: 'medium', timeZone: 'Asia/Kathmandu' },
  ])('write dates as `Intl` does: %o', (options) => {
    const own = createDateTimeFormat(data.dates, options);
    const right = new Intl.DateTimeFormat(tag, options);
    for (const date of DATES) expect(own?.format(date)).toBe(right.format(date));
  });

  it.each<Intl.NumberFormatOptions>([
    {},
    { minimumFractionDigits: 2, maximumFractionDigits: 2 },
    { signDisplay: 'exceptZero', maximumFractionDigits: 1 },
    { notation: 'compact', maximumFractionDigits: 1 },
    { style: 'unit', unit: 'byte', unitDisplay: 'short', maximumFractionDigits: 0 },
    { style: 'unit', unit: 'kilobyte', unitDisplay: 'short', maximumFractionDigits: 0 },
    { style: 'unit', unit: 'megabyte', unitDisplay: 'short', maximumFractionDigits: 1 },
    { style: 'unit', unit: 'terabyte', unitDisplay: 'short', maximumFractionDigits: 1 },
  ])('write numbers as `Intl` does: %o', (options) => {
    const own = createNumberFormat(locale, data.numbers, options);
    const right = new Intl.NumberFormat(tag, options);
    for (const amount of AMOUNTS.flatMap((each) => [each, -each]))
      expect(own?.format(amount)).toBe(right.format(amount));
  });

  it('write shares as `Intl` does', () => {
    const own = createNumberFormat(locale, data.numbers, { style: 'percent' });
    const right = new Intl.NumberFormat(tag, { style: 'percent' });
    for (const share of [0, 0.004, 0.124, 0.996, 1, 12.5, -0.5])
      expect(own?.format(share)).toBe(right.format(share));
  });

  it('write relative times as `Intl` does', () => {
    const own = createRelativeTimeFormat(locale, data.relative, { numeric: 'auto' });
    const right = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
    for (const unit of ['second', 'minute', 'hour', 'day'] as const)
      for (let amount = -60; amount <= 60; amount += 1)
        expect(own.format(amount, unit)).toBe(right.format(amount, unit));
  });

  it.each<Intl.ListFormatOptions>([{}, { style: 'narrow' }, { type: 'disjunction' }])(
    'write lists as `Intl` does: %o',
    (options) => {
      const own = createListFormat(data.lists, options);
      const right = new Intl.ListFormat(tag, options);
      for (let length = 0; length < 6; length += 1) {
        const elements = Array.from({ length }, (_, at) => `x${at}`);
        expect(own?.formatToParts(elements)).toEqual(right.formatToParts(elements));
        expect(own?.format(elements)).toBe(right.format(elements));
      }
    },
  );
});
