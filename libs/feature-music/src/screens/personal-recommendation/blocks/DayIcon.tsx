import classes from './DayIcon.module.css';

/** Calendar icon with the current day. */
export function DayIcon() {
  return (
    <span className={classes.leaf} aria-hidden>
      {new Date().getDate()}
    </span>
  );
}
