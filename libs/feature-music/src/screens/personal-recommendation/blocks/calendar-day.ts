import { formatLocaleOf } from '@qingyin/i18n';

/** Weekday and month of a date in local time, as on a calendar leaf, in the locale of the texts. */
export function calendarDay(date: Date, locale: string): { weekday: string; month: string } {
  const name = (part: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(formatLocaleOf(locale), part).format(date);
  return { weekday: name({ weekday: 'long' }), month: name({ month: 'long' }) };
}
