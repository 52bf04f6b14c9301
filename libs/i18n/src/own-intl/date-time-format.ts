import type { DateField, DatePattern, IntlData } from 'virtual:intl-data/types';

/** Options as in the data, without the time zone: `dateStyle=medium,timeStyle=short`. */
const keyOf = ({ timeZone: _, ...options }: Intl.DateTimeFormatOptions): string =>
  Object.entries(options)
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join();

/** Date format from own data; undefined for options that the data lacks. */
export function createDateTimeFormat(dates: IntlData['dates'], options: Intl.DateTimeFormatOptions) {
  const pattern = dates[keyOf(options)];
  if (!pattern) return undefined;
  const { timeZone } = options;
  const clock = new Intl.DateTimeFormat('en-GB-u-ca-gregory-nu-latn', {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
    ...(timeZone === undefined ? {} : { timeZone }),
  });
  return { format: (date?: Date | number): string => fill(pattern, valuesOf(clock.formatToParts(date))) };
}

type Values = Record<DateField['field'], number>;

function valuesOf(parts: readonly Intl.DateTimeFormatPart[]): Values {
  const value = (wanted: string): number => Number(parts.find(({ type }) => type === wanted)?.value);
  const [year, month, day, hour] = [value('year'), value('month'), value('day'), value('hour')];
  return {
    year,
    month,
    day,
    weekday: new Date(Date.UTC(year, month - 1, day)).getUTCDay(),
    hour,
    hour12: hour % 12 || 12,
    minute: value('minute'),
    dayPeriod: hour < 12 ? 0 : 1,
  };
}

function fill(pattern: DatePattern, values: Values): string {
  const text = (piece: string | DateField): string => {
    if (typeof piece === 'string') return piece;
    const { field, digits = 1, names } = piece;
    const value = values[field];
    return names?.[field === 'month' ? value - 1 : value] ?? String(value).padStart(digits, '0');
  };
  return pattern.map(text).join('');
}
