import { useLingui } from '@lingui/react/macro';
import { textLocaleOf } from '@qingyin/i18n';
import { type ReactNode } from 'react';
import classes from './DateTile.module.css';

/** A leaf of the calendar: today's day in large serif numerals, and what can be done with the day. */
export function DateTile({ children }: { children?: ReactNode }) {
  const { i18n } = useLingui();
  const locale = textLocaleOf(i18n.locale);
  const today = new Date();
  const form = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { calendar: 'gregory', numberingSystem: 'latn', ...options });
  // One form for both: making one is slow on a phone.
  const parts = form({ weekday: 'long', day: 'numeric' }).formatToParts(today);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value;
  return (
    <div className={classes.tile}>
      <span className={classes.weekday}>{part('weekday')}</span>
      <span className={classes.day}>{part('day')}</span>
      {children ?? <span className={classes.weekday}>{form({ month: 'long' }).format(today)}</span>}
    </div>
  );
}
