import { directionOf } from './direction.ts';
import { formatLocaleOf } from './format-locale.ts';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;
const STEP = 1024;
const forms = new Map<string, Intl.NumberFormat>();

/** Formats a size in bytes, e.g. 8.2 MB, in the locale of the texts. */
export function formatBytes(bytes: number, locale: string): string {
  let amount = Math.max(bytes, 0);
  let unit = 0;
  while (amount >= STEP && unit < UNITS.length - 1) {
    amount /= STEP;
    unit += 1;
  }
  const digits = unit >= 2 && amount < 100 ? 1 : 0;
  const formatLocale = formatLocaleOf(locale);
  const key = `${formatLocale} ${unit} ${digits}`;
  const form =
    forms.get(key) ??
    new Intl.NumberFormat(formatLocale, {
      style: 'unit',
      unit: UNITS[unit] ?? 'byte',
      unitDisplay: 'short',
      maximumFractionDigits: digits,
    });
  forms.set(key, form);
  return markQuantity(form.format(amount), locale);
}

const LATIN_UNIT = /[A-Za-z]$/;
const LEFT_TO_RIGHT_MARK = '\u200e';

/**
 * A number with a Latin unit such as `128 kbps`, with a left-to-right mark for right-to-left texts, in which number
 * and unit would change places.
 */
export function markQuantity(text: string, locale: string): string {
  return directionOf(locale) === 'rtl' && LATIN_UNIT.test(text) ? LEFT_TO_RIGHT_MARK + text : text;
}
