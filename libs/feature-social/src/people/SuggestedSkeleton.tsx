import { Skeleton } from '@qingyin/ui';
import classes from './SuggestedPeople.module.css';

/** Proposed people while they come, as large as they. */
export function SuggestedSkeleton() {
  return (
    <div aria-hidden className={classes.cards}>
      {Array.from({ length: 8 }, (_, at) => (
        <div key={at} className={classes.item}>
          <div className={classes.card}>
            <Skeleton width="72px" height="72px" radius="round" />
            <p className={classes.name}>
              <Skeleton width="5em" height="0.9em" />
            </p>
            <p className={classes.reason}>
              <Skeleton width="8em" height="0.9em" />
            </p>
            <div className={classes.act}>
              <Skeleton width="84px" height="32px" />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
