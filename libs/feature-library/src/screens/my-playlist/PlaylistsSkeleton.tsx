import { Skeleton, SkeletonText } from '@qingyin/ui';
import classes from './PlaylistRow.module.css';
import bar from './PlaylistToolbar.module.css';
import section from './PlaylistSection.module.css';

const ROWS = 6;

/** Skeleton of the playlist rows. */
export function PlaylistsSkeleton() {
  return (
    <div aria-hidden>
      <div className={bar.bar}>
        <Skeleton width="118px" height="40px" radius="l" />
      </div>
      <div className={section.title}>
        <SkeletonText width="6em" />
      </div>
      {Array.from({ length: ROWS }, (_, row) => (
        <div key={row} className={classes.row}>
          <span className={classes.cover}>
            <Skeleton ratio={1} radius="s" />
          </span>
          <span className={classes.text}>
            <SkeletonText width="40%" />
            <SkeletonText width="20%" />
          </span>
        </div>
      ))}
    </div>
  );
}
