import { useLingui } from '@lingui/react/macro';

import { type ReactNode } from 'react';
import { calendarDay } from './calendar-day.ts';
import classes from './DateTile.module.css';

/** Calendar tile with the current day, and the month or an action below. */
export function DateTile({ children }: { children?: ReactNode }) {
  const { i18n } = useLingui();
  const today = new Date();
  const { weekday, month } = calendarDay(today, i18n.locale);
  return (
    <div className={classes.tile}>
      <span className={classes.weekday}>{weekday}</span>
      <span className={classes.day}>{today.getDate()}</span>
      {children ?? <span className={classes.weekday}>{month}</span>}
    </div>
  );
}
