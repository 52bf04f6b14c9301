import { Skeleton, SkeletonText } from '@qingyin/ui';
import classes from './CommentItem.module.css';
import { AVATAR_PX, SMALL_AVATAR_PX } from './avatar-size.ts';

/** Skeleton of a comment. */
export function CommentItemSkeleton({ small = false }: { small?: boolean }) {
  const side = small ? SMALL_AVATAR_PX : AVATAR_PX;
  return (
    <div className={classes.item} data-small={small || undefined}>
      <Skeleton width={side} height={side} radius="round" />
      <div className={classes.body}>
        <SkeletonText width="7em" />
        <SkeletonText lines={2} />
      </div>
    </div>
  );
}
