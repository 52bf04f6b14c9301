import { useLingui } from '@lingui/react/macro';
import { formatDate, formatDayOfYear, formatTime } from '@qingyin/i18n';
import { useCallback } from 'react';

/** Number of calendar days between two times, in the time zone of the device. */
export function daysBetween(at: number, now: number): number {
  const midnight = (ms: number) => {
    const { getFullYear, getMonth, getDate } = Date.prototype;
    const day = new Date(ms);
    return Date.UTC(getFullYear.call(day), getMonth.call(day), getDate.call(day));
  };
  return Math.round((midnight(now) - midnight(at)) / 86_400_000);
}

/** Formats days and times of plays. */
export interface DayLabels {
  /** 今天, 昨天 or the date; with the year only if it is not the current one */
  dayOf: (at: number) => string;
  /** the day with the time of day */
  dayAndTimeOf: (at: number) => string;
}

/** Labels for the time of a play, relative to `now` (ms since 1970). */
export function useDayLabels(now: number): DayLabels {
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
  return { dayOf, dayAndTimeOf: whenOf };
}
