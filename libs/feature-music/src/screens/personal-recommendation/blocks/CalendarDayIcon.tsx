import classes from './CalendarDayIcon.module.css';

/** Calendar icon with the current day. */
export function CalendarDayIcon() {
  return (
    <span className={classes.leaf} aria-hidden>
      {new Date().getDate()}
    </span>
  );
}
