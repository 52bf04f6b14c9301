import { textLocaleOf } from './load-catalog.ts';

const MONTHS = 12;

/** The twelve months, short, in the form of the locale's texts. */
export function monthNames(locale: string): string[] {
  const form = new Intl.DateTimeFormat(textLocaleOf(locale), {
    month: 'short',
    timeZone: 'UTC',
    calendar: 'gregory',
    numberingSystem: 'latn',
  });
  return Array.from({ length: MONTHS }, (_, month) => form.format(Date.UTC(2000, month)));
}
