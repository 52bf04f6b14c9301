import { Skeleton } from '@qingyin/ui';
import classes from './SuggestedPeople.module.css';

/** Skeleton of the suggestions, with the same size. */
export function SuggestedSkeleton() {
  return (
    <div aria-hidden className={classes.place}>
      <div className={classes.cards}>
        {Array.from({ length: 8 }, (_, at) => (
          <div key={at} className={classes.item}>
            <div className={classes.card}>
              <span className={classes.picture}>
                <Skeleton width="56px" height="56px" radius="round" />
              </span>
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
    </div>
  );
}
