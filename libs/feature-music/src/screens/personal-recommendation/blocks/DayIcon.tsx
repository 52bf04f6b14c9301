import classes from './DayIcon.module.css';

/** A calendar leaf with today's number, drawn as the icons beside it are. */
export function DayIcon() {
  return (
    <span className={classes.leaf} aria-hidden>
      {new Date().getDate()}
    </span>
  );
}
