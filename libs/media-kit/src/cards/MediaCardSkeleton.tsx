import { Skeleton, SkeletonText } from '@qingyin/ui';
import classes from './MediaCard.module.css';

/** A card that is not there yet, in the exact shape of one. */
export function MediaCardSkeleton({ ratio = 1, withMeta = true }: { ratio?: number; withMeta?: boolean }) {
  return (
    <div className={classes.card}>
      <Skeleton ratio={ratio} radius="m" />
      <div className={classes.title}>
        <SkeletonText lines={2} />
      </div>
      {withMeta && (
        <div className={classes.meta}>
          <SkeletonText width="40%" />
        </div>
      )}
    </div>
  );
}
