import { Skeleton, SkeletonText } from '@qingyin/ui';
import classes from './Record.module.css';

const ROWS = 10;

/** Skeleton of the play record, independent of the lazily loaded table. */
export function RecordSkeleton({ brief }: { brief: boolean }) {
  return (
    <div aria-hidden aria-busy className={classes.rows} data-tools={brief ? undefined : ''}>
      {Array.from({ length: ROWS }, (_, row) => (
        <div key={row} className={classes.row}>
          <Skeleton width="1.25em" height="0.875rem" />
          <SkeletonText width="min(60%, 14em)" />
          <Skeleton width="min(100%, 9em)" height="4px" radius="s" />
        </div>
      ))}
    </div>
  );
}
