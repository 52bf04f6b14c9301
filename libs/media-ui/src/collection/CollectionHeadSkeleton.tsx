import { Skeleton } from '@qingyin/ui';
import classes from './CollectionHead.module.css';

/** Skeleton of a collection header in its exact dimensions. */
export function CollectionHeadSkeleton({ round = false }: { round?: boolean }) {
  return (
    <div className={classes.head} aria-hidden>
      <div className={classes.cover} data-round={round ? '' : undefined}>
        <Skeleton ratio={1} radius={round ? 'round' : 'm'} />
      </div>
      <div className={classes.text}>
        <Skeleton width="3em" height="0.8125rem" />
        <Skeleton width="min(60%, 18em)" height="2.25rem" />
        <Skeleton width="min(40%, 12em)" height="0.875rem" />
        <Skeleton width="min(70%, 24em)" height="0.875rem" />
      </div>
      <div className={classes.actions}>
        <div className={classes.row}>
          <Skeleton width="118px" height="40px" radius="l" />
          <Skeleton width="92px" height="40px" radius="l" />
        </div>
      </div>
    </div>
  );
}
