import type { DateField, DatePattern, IntlData } from 'virtual:intl-data/types';

/** Options of all date formats of the product, as keys of the data; another one would be English where data is needed. */
const FORMS = [
  'dateStyle=medium',
  'dateStyle=medium,timeStyle=short',
  'timeStyle=short',
  'month=long,year=numeric',
  'day=numeric,month=short',
  'month=long',
  'month=short',
  'weekday=long',
];

const optionsOf = (key: string): Intl.DateTimeFormatOptions =>
  Object.fromEntries(key.split(',').map((each) => each.split('=')));

/** Samples: 5 January 2026, a Monday, in the night; every month; every day of a week from Sunday; halves of the day. */
const SAMPLE = Date.UTC(2026, 0, 5, 3, 4);
const NAMED: Record<string, readonly number[]> = {
  month: Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 5)),
  weekday: Array.from({ length: 7 }, (_, day) => Date.UTC(2026, 0, 4 + day)),
  dayPeriod: [SAMPLE, Date.UTC(2026, 0, 5, 15, 4)],
};
const FIELDS = ['year', 'month', 'day', 'weekday', 'hour', 'minute', 'dayPeriod'];

/**
 * Patterns of all date formats of a locale.
 *
 * @param locale with the wanted calendar and digits
 * @param others other options for some formats
 */
export function datesOf(locale: string, others: Readonly<Record<string, string>> = {}): IntlData['dates'] {
  return Object.fromEntries(
    FORMS.map((key) => {
      const options = optionsOf(others[key] ?? key);
      return [key, patternOf(new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }))];
    }),
  );
}

function patternOf(form: Intl.DateTimeFormat): DatePattern {
  const parts = form.formatToParts(SAMPLE);
  const hasHalves = parts.some(({ type }) => type === 'dayPeriod');
  return parts.map(({ type, value }) => {
    // As `format` writes narrow spaces, for programs that read dates.
    if (type === 'literal') return value.replaceAll('\u202f', ' ');
    if (!FIELDS.includes(type)) throw new Error(`${form.resolvedOptions().locale}: ${type} in a date`);
    const field = (type === 'hour' && hasHalves ? 'hour12' : type) as DateField['field'];
    if (/^\d+$/.test(value))
      return value.length > 1 && type !== 'year' ? { field, digits: value.length } : { field };
    const valueAt = (time: number) =>
      form.formatToParts(time).find((part) => part.type === type)?.value ?? '';
    return { field, names: (NAMED[type] ?? []).map(valueAt) };
  });
}
