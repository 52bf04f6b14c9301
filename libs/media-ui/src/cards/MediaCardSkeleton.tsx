import { Skeleton, SkeletonText } from '@qingyin/ui';
import classes from './MediaCard.module.css';

export interface MediaCardSkeletonProps {
  ratio?: number;
  round?: boolean;
  /** lines of the title; default: one for people, whose names are short, else two */
  lines?: 1 | 2;
  withMeta?: boolean;
}

/** Skeleton of a card in its exact dimensions. */
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

/** `count` card skeletons for a `MediaGrid`. */
export const cardSkeletons = (count: number, props: MediaCardSkeletonProps = {}) =>
  Array.from({ length: count }, (_, card) => <MediaCardSkeleton key={card} {...props} />);
