import { Skeleton, SkeletonText } from '@qingyin/ui';
import classes from './MediaCard.module.css';

export interface MediaCardSkeletonProps {
  ratio?: number;
  round?: boolean;
  withMeta?: boolean;
}

/** A card that is not there yet, in the exact shape of one. */
export function MediaCardSkeleton({ ratio = 1, round = false, withMeta = true }: MediaCardSkeletonProps) {
  return (
    <div className={classes.card} data-round={round ? '' : undefined}>
      <Skeleton ratio={ratio} radius={round ? 'round' : 'm'} />
      <div className={classes.title}>
        {/* Names of people are short. */}
        {round ? <SkeletonText width="60%" /> : <SkeletonText lines={2} />}
      </div>
      {withMeta && (
        <div className={classes.meta}>
          <SkeletonText width="40%" />
        </div>
      )}
    </div>
  );
}

/** A grid's worth of them, for `MediaGrid`. */
export const cardSkeletons = (count: number, props: MediaCardSkeletonProps = {}) =>
  Array.from({ length: count }, (_, card) => <MediaCardSkeleton key={card} {...props} />);
