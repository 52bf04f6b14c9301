import { useLingui } from '@lingui/react/macro';
import { type ReactNode } from 'react';
import { months, weekdays } from './calendar-labels.ts';
import classes from './DateTile.module.css';

/** Calendar tile with the current day, and the month or an action below. */
export function DateTile({ children }: { children?: ReactNode }) {
  const { i18n } = useLingui();
  const today = new Date();
  const weekday = weekdays[today.getDay()];
  const month = months[today.getMonth()];
  return (
    <div className={classes.tile}>
      <span className={classes.weekday}>{weekday && i18n._(weekday)}</span>
      <span className={classes.day}>{today.getDate()}</span>
      {children ?? <span className={classes.weekday}>{month && i18n._(month)}</span>}
    </div>
  );
}
