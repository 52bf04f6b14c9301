import { ChartDateSkeleton, rankedRow, RankPlaceSkeleton } from '@qingyin/media-ui';
import { classNames, Skeleton, SkeletonText } from '@qingyin/ui';
import classes from './SingerRow.module.css';

const ROWS = 10;

/** Skeleton of the artist chart. */
export function SingerChartSkeleton() {
  return (
    <div aria-hidden>
      <ChartDateSkeleton />
      <div className={rankedRow.list}>
        {Array.from({ length: ROWS }, (_, row) => (
          <div key={row} className={classNames(rankedRow.row, classes.row)}>
            <RankPlaceSkeleton />
            <span className={classes.picture}>
              <Skeleton ratio={1} radius="round" />
            </span>
            <span className={rankedRow.text}>
              <SkeletonText width="30%" />
            </span>
            <span className={classes.score}>
              <span className={classes.bar} />
              <SkeletonText width="100%" />
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
