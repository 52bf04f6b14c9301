import { Skeleton } from '@qingyin/ui';
import classes from './CareHead.module.css';

/** Skeleton of the head of /care, with the same size. */
export function CareHeadSkeleton() {
  return (
    <div className={classes.head}>
      <div className={classes.person}>
        <Skeleton width="64px" height="64px" radius="round" />
        <div className={classes.text}>
          <p className={classes.name}>
            <Skeleton width="8em" height="0.9em" />
          </p>
          <p className={classes.signature}>
            <Skeleton width="16em" height="0.9em" />
          </p>
        </div>
      </div>
      <div className={classes.tabsRoom} />
    </div>
  );
}
