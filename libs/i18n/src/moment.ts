import { textLocaleOf } from './load-catalog.ts';

/** A day with its time (ms since 1970) in the form of the locale's texts. */
export const formatMoment = (ms: number, locale: string): string =>
  new Intl.DateTimeFormat(textLocaleOf(locale), {
    dateStyle: 'medium',
    timeStyle: 'short',
    calendar: 'gregory',
    numberingSystem: 'latn',
  }).format(ms);
