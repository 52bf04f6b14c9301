import { textLocaleOf } from './load-catalog.ts';

const FEWEST_DIGITS = 0;
const MOST_DIGITS = 20;

/**
 * A number with a fixed count of decimals in the locale's form. Throws `RangeError` for digits below 0 or above 20
 * (seed §9).
 */
export function formatNumber(value: number, digits: number, locale: string): string {
  if (!Number.isInteger(digits) || digits < FEWEST_DIGITS || digits > MOST_DIGITS) {
    throw new RangeError(
      `digits must be a whole number from ${FEWEST_DIGITS} to ${MOST_DIGITS}, not ${digits}`,
    );
  }
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);
}

/**
 * A count for a glance: 万 and 亿 among Chinese texts, compact notation elsewhere (look.md, "Type"), with at most one
 * decimal.
 */
export function formatCount(value: number, locale: string): string {
  const textLocale = textLocaleOf(locale);
  const units = countUnits[textLocale];
  if (!units) return countForm(textLocale).format(value);
  let text = String(rounded(value, 1));
  let reached = 1;
  for (const [size, word] of units) {
    // What rounds up to a unit is named by it: 9999.95万 is 1亿.
    if (rounded(value, reached) * reached < size) break;
    reached = size;
    text = `${rounded(value, size)}${word}`;
  }
  return text;
}

/**
 * The compact forms of the first view's languages. `Intl` knows them too, but the first use of any of its forms takes
 * a phone's processor a tenth of a second, and every visit would pay that before the first page; the test holds the
 * two together.
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
  (locale) =>
    new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1, numberingSystem: 'latn' }),
);

/** Making a form costs a hundred times what using it does, and lists show dozens of values. */
function remembered<T>(make: (locale: string) => T): (locale: string) => T {
  const made = new Map<string, T>();
  return (locale) => {
    const known = made.get(locale) ?? make(locale);
    made.set(locale, known);
    return known;
  };
}

const two = (value: number): string => String(value).padStart(2, '0');

/** A duration in ms as `1:02`, from an hour on as `1:02:03`; what is not a duration is `0:00`. */
export function formatDuration(ms: number): string {
  const seconds = Number.isFinite(ms) && ms > 0 ? Math.floor(ms / 1000) : 0;
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** A day (ms since 1970) in the form of the locale's texts. */
export function formatDate(ms: number, locale: string): string {
  return dateForm(textLocaleOf(locale)).format(ms);
}

/** A day of this year (ms since 1970) in the form of the locale's texts: a date without its year. */
export function formatDayOfYear(ms: number, locale: string): string {
  return dayForm(textLocaleOf(locale)).format(ms);
}

/** A time of day (ms since 1970) in the form of the locale's texts. */
export function formatTime(ms: number, locale: string): string {
  return timeForm(textLocaleOf(locale)).format(ms);
}

/** A month of a year (from 1) in the form of the locale's texts. */
export function formatMonth(year: number, month: number, locale: string): string {
  return monthForm(textLocaleOf(locale)).format(Date.UTC(year, month - 1));
}

/**
 * Makes the forms that pages need before they need them. The browser's first form of any kind takes a phone a tenth of
 * a second; call it when there is nothing else to do.
 */
export function prepareForms(locale: string): void {
  dateForm(textLocaleOf(locale));
}

const dateForm = remembered(
  (locale) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', calendar: 'gregory', numberingSystem: 'latn' }),
);

const monthForm = remembered(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      year: 'numeric',
      month: 'long',
      timeZone: 'UTC',
      calendar: 'gregory',
      numberingSystem: 'latn',
    }),
);

const dayForm = remembered(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      month: 'short',
      day: 'numeric',
      calendar: 'gregory',
      numberingSystem: 'latn',
    }),
);

const timeForm = remembered(
  (locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'short', numberingSystem: 'latn' }),
);

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;
const STEP = 1024;
const forms = new Map<string, Intl.NumberFormat>();

/** A size as people say it, e.g. 8.2 MB, in the form of the locale's texts. */
export function formatBytes(bytes: number, locale: string): string {
  let amount = Math.max(bytes, 0);
  let unit = 0;
  while (amount >= STEP && unit < UNITS.length - 1) {
    amount /= STEP;
    unit += 1;
  }
  const digits = unit >= 2 && amount < 100 ? 1 : 0;
  const textLocale = textLocaleOf(locale);
  const key = `${textLocale} ${unit} ${digits}`;
  const form =
    forms.get(key) ??
    new Intl.NumberFormat(textLocale, {
      style: 'unit',
      unit: UNITS[unit] ?? 'byte',
      unitDisplay: 'short',
      maximumFractionDigits: digits,
      numberingSystem: 'latn',
    });
  forms.set(key, form);
  return form.format(amount);
}
