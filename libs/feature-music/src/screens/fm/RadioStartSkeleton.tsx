import { Skeleton, SkeletonText } from '@qingyin/ui';
import cardClasses from './RadioCard.module.css';
import classes from './RadioSides.module.css';

/** Skeleton of the radio. */
export function RadioStartSkeleton() {
  return (
    <div className={classes.sides} aria-hidden>
      <div className={cardClasses.card}>
        <div className={cardClasses.stack}>
          <Skeleton ratio={1} radius="l" />
        </div>
        <div className={cardClasses.text}>
          <Skeleton width="9em" height="2.25rem" />
        </div>
        <Skeleton width="5em" height="1.25rem" />
        <Skeleton width="14em" height="3rem" radius="l" />
      </div>
      <div className={classes.promise}>
        <SkeletonText lines={2} />
      </div>
    </div>
  );
}
