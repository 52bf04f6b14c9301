import { Skeleton, SkeletonText } from '@qingyin/ui';
import classes from '../cards/PostCard.module.css';

/** Skeleton of posts. */
export function PostSkeletons({ count = 3 }: { count?: number }) {
  return (
    <div aria-hidden>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={classes.post}>
          <Skeleton width="44px" height="44px" radius="round" />
          <div className={classes.column}>
            <div className={classes.by}>
              <SkeletonText width="8em" />
              <SkeletonText width="5em" />
            </div>
            <SkeletonText lines={2} />
            <Skeleton width="min(100%, 540px)" height="80px" radius="m" />
          </div>
        </div>
      ))}
    </div>
  );
}
