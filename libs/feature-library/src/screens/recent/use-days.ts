import { useLingui } from '@lingui/react/macro';
import { formatDate, formatDayOfYear, formatTime } from '@qingyin/i18n';
import { useCallback } from 'react';

/** How many days lie between two times, by the calendar of this device. */
export function daysBetween(at: number, now: number): number {
  const midnight = (ms: number) => {
    const { getFullYear, getMonth, getDate } = Date.prototype;
    const day = new Date(ms);
    return Date.UTC(getFullYear.call(day), getMonth.call(day), getDate.call(day));
  };
  return Math.round((midnight(now) - midnight(at)) / 86_400_000);
}

/** Names of days and times for people. */
export interface Days {
  /** 今天, 昨天, or the date; the year only where it is not this one */
  dayOf: (at: number) => string;
  /** with the time of day */
  whenOf: (at: number) => string;
}

/** The words for when something was played, counted from `now`. */
export function useDays(now: number): Days {
  const { t, i18n } = useLingui();
  const { locale } = i18n;
  const dayOf = useCallback(
    (at: number) => {
      const ago = daysBetween(at, now);
      if (ago === 0) return t`今天`;
      if (ago === 1) return t`昨天`;
      const sameYear = new Date(at).getFullYear() === new Date(now).getFullYear();
      return (sameYear ? formatDayOfYear : formatDate)(at, locale);
    },
    [t, locale, now],
  );
  const whenOf = useCallback(
    (at: number) => {
      const day = dayOf(at);
      const time = formatTime(at, locale);
      return t({ message: `${day} ${time}`, context: '日期和时间' });
    },
    [t, locale, dayOf],
  );
  return { dayOf, whenOf };
}
