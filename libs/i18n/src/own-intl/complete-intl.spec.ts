import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { data as icelandic } from 'virtual:intl-data/is-IS/formats';
import { names as icelandicNames } from 'virtual:intl-data/is-IS/names';
import { data as sorani } from 'virtual:intl-data/ku-IQ/formats';
import { names as soraniNames } from 'virtual:intl-data/ku-IQ/names';
import { formatBytes } from '../format-bytes.ts';
import { formatLocaleOf } from '../format-locale.ts';
import { formatRelativeTime } from '../format-relative-time.ts';
import { formatCount, formatDate, formatDayOfYear, formatMonth, formatTime } from '../formats.ts';
import { completeIntl, completeNames } from './complete-intl.ts';

const native = Object.getOwnPropertyDescriptors(Intl);
const AFTERNOON = new Date(2026, 0, 5, 15, 4).getTime();

afterEach(() => {
  Object.defineProperties(Intl, native);
});

describe('a language that the browser lacks', () => {
  beforeEach(() => {
    vi.spyOn(Intl.ListFormat, 'supportedLocalesOf').mockReturnValue([]);
    completeIntl('is-IS', icelandic);
  });

  it('has formats of its own', () => {
    expect(formatLocaleOf('is-IS')).toBe('is-IS-u-ca-gregory-nu-latn');
    expect(new Intl.NumberFormat('is-IS-u-nu-latn').format(1234.5)).toBe('1.234,5');
    expect(new Intl.ListFormat(['is-IS', 'en']).format(['a', 'b', 'c'])).toBe('a, b og c');
  });

  it('has English formats for options without data', () => {
    const form = new Intl.DateTimeFormat('is-IS', { month: 'narrow', weekday: 'short', timeZone: 'UTC' });
    expect(form.resolvedOptions().locale).toBe('en-GB');
  });

  it('leaves other languages alone', () => {
    expect(new Intl.NumberFormat('de-DE').resolvedOptions().locale).toBe('de-DE');
    expect(new Intl.NumberFormat().format(1)).toBe('1');
    expect(Intl.NumberFormat.supportedLocalesOf(['xx', 'de', 'is-IS'])).toEqual(['de', 'is-IS']);
    expect(new Intl.NumberFormat('de')).toBeInstanceOf(Intl.NumberFormat);
    expect(typeof Intl.DateTimeFormat().resolvedOptions().timeZone).toBe('string');
  });
});

it('leaves a browser alone that has the language', () => {
  completeIntl('is-IS', icelandic);
  completeNames('is-IS', icelandicNames);
  expect(Intl.NumberFormat).toBe(native.NumberFormat.value);
  expect(Intl.DisplayNames).toBe(native.DisplayNames.value);
});

describe('Sorani', () => {
  beforeEach(() => {
    completeIntl('ku-IQ', sorani);
    completeNames('ku-IQ', soraniNames);
  });

  it('has dates in the order of the language', () => {
    expect(formatDate(AFTERNOON, 'ku-IQ')).toBe('5ی کانوونی دووەمی 2026');
    expect(formatDayOfYear(AFTERNOON, 'ku-IQ')).toBe('5ی کانوونی دووەم');
    expect(formatMonth(2026, 2, 'ku-IQ')).toBe('شوباتی 2026');
    expect(formatTime(AFTERNOON, 'ku-IQ')).toBe('3:04 د.ن');
  });

  it('has relative times', () => {
    const texts = [0, 60_000, 5 * 60_000, 3 * 3_600_000, 24 * 3_600_000].map((ago) =>
      formatRelativeTime(AFTERNOON - ago, AFTERNOON, 'ku-IQ'),
    );
    expect(texts).toEqual([
      'ئێستا',
      '1 خولەک لەمەوپێش',
      '5 خولەک لەمەوپێش',
      '3 کاتژمێر لەمەوپێش',
      'دوێنێ 3:04 د.ن',
    ]);
  });

  it('has brief numbers, sizes, lists and names of regions', () => {
    expect(formatCount(12_345, 'ku-IQ')).toBe('12.3 هەزار');
    expect(formatCount(999_960, 'ku-IQ')).toBe('1 ملیۆن');
    expect(formatBytes(8_600_000, 'ku-IQ')).toBe('\u200e8.2 MB');
    expect(new Intl.ListFormat('ku-IQ').format(['a', 'b', 'c'])).toBe('a، b و c');
    expect(new Intl.DisplayNames('ku-IQ', { type: 'region' }).of('DE')).toBe('ئەڵمانیا');
  });
});
