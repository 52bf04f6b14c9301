import bars from './FilledBar.module.css';
import classes from './SpaceMeter.module.css';
import { Skeleton } from '@qingyin/ui';

/** Placeholder for the meter. */
export function SpaceMeterSkeleton() {
  return (
    <div className={classes.room} aria-hidden>
      <p className={classes.text}>
        <Skeleton width="12em" height="0.8125rem" />
      </p>
      <span className={bars.bar} />
    </div>
  );
}
