import { textLocaleOf } from './load-catalog.ts';

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
