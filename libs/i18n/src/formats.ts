import { formatLocaleOf } from './format-locale.ts';
import { textLocaleOf } from './load-catalog.ts';

const FEWEST_DIGITS = 0;
const MOST_DIGITS = 20;

/**
 * Formats a number with a fixed number of decimals (docs/specification/constants.md).
 *
 * @throws {RangeError} for digits below 0 or above 20
 */
export function formatNumber(value: number, digits: number, locale: string): string {
  if (!Number.isInteger(digits) || digits < FEWEST_DIGITS || digits > MOST_DIGITS) {
    throw new RangeError(`digits: ${digits}`);
  }
  return new Intl.NumberFormat(formatLocaleOf(locale), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);
}

/**
 * Formats a count briefly: 万 and 亿 in Chinese, compact notation otherwise, with at most one decimal
 * (docs/specification/visual-design.md#type).
 */
export function formatCount(value: number, locale: string): string {
  const textLocale = textLocaleOf(locale);
  const units = countUnits[textLocale];
  if (!units) return countForm(formatLocaleOf(locale)).format(value);
  let text = String(rounded(value, 1));
  let reached = 1;
  for (const [size, word] of units) {
    // A value that rounds up to the next unit uses it: 9999.95万 is 1亿.
    if (rounded(value, reached) * reached < size) break;
    reached = size;
    text = `${rounded(value, size)}${word}`;
  }
  return text;
}

/**
 * Compact units of the first view's languages. `Intl` has them too, but the first use of an Intl format takes 100
 * ms on a phone, before the first page of every visit; a test compares both.
 */
const countUnits: Record<string, readonly (readonly [size: number, word: string])[]> = {
  'zh-CN': [
    [1e4, '万'],
    [1e8, '亿'],
  ],
  'zh-TW': [
    [1e4, '萬'],
    [1e8, '億'],
  ],
  'en-US': [
    [1e3, 'K'],
    [1e6, 'M'],
    [1e9, 'B'],
  ],
};

const rounded = (value: number, unit: number): number => Math.round((value * 10) / unit) / 10;

const countForm = remembered(
  (locale) => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }),
);

/**
 * Caches by locale: creating a format takes a hundred times as long as using it, and lists show dozens of values.
 */
function remembered<T>(make: (locale: string) => T): (locale: string) => T {
  const made = new Map<string, T>();
  return (locale) => {
    const known = made.get(locale) ?? make(locale);
    made.set(locale, known);
    return known;
  };
}

/** Formats a date (ms since 1970) in the locale of the texts. */
export function formatDate(ms: number, locale: string): string {
  return dateForm(formatLocaleOf(locale)).format(ms);
}

/** Formats a date of the current year (ms since 1970) without the year, in the locale of the texts. */
export function formatDayOfYear(ms: number, locale: string): string {
  return dayForm(formatLocaleOf(locale)).format(ms);
}

/** Formats a time of day (ms since 1970) in the locale of the texts. */
export function formatTime(ms: number, locale: string): string {
  return timeForm(formatLocaleOf(locale)).format(ms);
}

/** Formats a month (from 1) of a year in the locale of the texts. */
export function formatMonth(year: number, month: number, locale: string): string {
  return monthForm(formatLocaleOf(locale)).format(Date.UTC(year, month - 1));
}

/**
 * Creates the date format ahead of its first use. The browser's first format of any kind takes 100 ms on a phone;
 * call it when the page is idle.
 */
export function warmUpDateFormat(locale: string): void {
  dateForm(formatLocaleOf(locale));
}

const dateForm = remembered((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }));

const monthForm = remembered(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      year: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }),
);

const dayForm = remembered(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      month: 'short',
      day: 'numeric',
    }),
);

const timeForm = remembered((locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }));
