import { formatDate, formatDayOfYear, formatTime } from './formats.ts';
import { formatLocaleOf } from './format-locale.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const forms = new Map<string, Intl.RelativeTimeFormat>();

/** Cache of formatters: creating one is expensive, and feeds show dozens. */
function formOf(locale: string): Intl.RelativeTimeFormat {
  const form = forms.get(locale) ?? new Intl.RelativeTimeFormat(formatLocaleOf(locale), { numeric: 'auto' });
  forms.set(locale, form);
  return form;
}

const dayOf = (ms: number): number => new Date(ms).setHours(0, 0, 0, 0);

/** Relative time for display: minutes or hours ago, yesterday, a day of this year, a date. */
export function formatRelativeTime(ms: number, now: number, locale: string): string {
  const form = formOf(locale);
  // Clock skew: a time of the server may be ahead of this device's clock.
  const ago = Math.max(0, now - ms);
  if (ago < MINUTE_MS) return form.format(0, 'second');
  if (ago < HOUR_MS) return form.format(-Math.floor(ago / MINUTE_MS), 'minute');
  const days = Math.round((dayOf(now) - dayOf(ms)) / DAY_MS);
  if (days === 0) return form.format(-Math.floor(ago / HOUR_MS), 'hour');
  if (days === 1) return `${form.format(-1, 'day')} ${formatTime(ms, locale)}`;
  if (new Date(ms).getFullYear() === new Date(now).getFullYear())
    return `${formatDayOfYear(ms, locale)} ${formatTime(ms, locale)}`;
  return formatDate(ms, locale);
}
