import { Skeleton, SkeletonText } from '@qingyin/ui';
import classes from './MediaCard.module.css';

export interface MediaCardSkeletonProps {
  ratio?: number;
  round?: boolean;
  /** of the name; default: one of people, whose names are short, else two */
  lines?: 1 | 2;
  withMeta?: boolean;
}

/** A card that is not there yet, in the exact shape of one. */
export function MediaCardSkeleton(props: MediaCardSkeletonProps) {
  const { ratio = 1, round = false, lines = round ? 1 : 2, withMeta = true } = props;
  return (
    <div className={classes.card} data-round={round ? '' : undefined}>
      <Skeleton ratio={ratio} radius={round ? 'round' : 'm'} />
      <div className={classes.title}>
        {lines === 1 ? <SkeletonText width="60%" /> : <SkeletonText lines={2} />}
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
