import { Skeleton, SkeletonText } from '@qingyin/ui';
import chart from './SingerChart.module.css';
import classes from './SingerRow.module.css';

const ROWS = 10;

/** The chart in its shape, while it is not there. */
export function SingerChartSkeleton() {
  return (
    <div aria-hidden>
      <p className={chart.updated}>
        <SkeletonText width="9em" />
      </p>
      {Array.from({ length: ROWS }, (_, row) => (
        <div key={row} className={classes.row}>
          <span className={classes.place}>
            <Skeleton width="1em" height="0.8em" />
            <Skeleton width="1.25em" height="0.5em" />
          </span>
          <span className={classes.picture}>
            <Skeleton ratio={1} radius="round" />
          </span>
          <span className={classes.words}>
            <SkeletonText width="30%" />
          </span>
          <span className={classes.score}>
            <span className={classes.bar} />
            <SkeletonText width="100%" />
          </span>
        </div>
      ))}
    </div>
  );
}
