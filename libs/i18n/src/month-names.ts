import { formatLocaleOf } from './format-locale.ts';

/** The short names of the twelve months from January, in the locale of the texts. */
export function monthNames(locale: string): string[] {
  const form = new Intl.DateTimeFormat(formatLocaleOf(locale), {
    month: 'short',
    timeZone: 'UTC',
  });
  return Array.from({ length: 12 }, (_, month) => form.format(Date.UTC(2000, month)));
}
