import { Skeleton, SkeletonText } from '@qingyin/ui';
import classes from './ListeningReport.module.css';

const FIGURES = 4;

/** Skeleton of a report. */
export function ReportSkeleton() {
  return (
    <div aria-hidden className={classes.parts}>
      <div className={classes.figures}>
        {Array.from({ length: FIGURES }, (_, place) => (
          <div key={place}>
            <SkeletonText width="5em" />
            <div className={classes.value}>
              <SkeletonText width="4em" />
            </div>
          </div>
        ))}
      </div>
      <Skeleton height="240px" radius="m" />
    </div>
  );
}
