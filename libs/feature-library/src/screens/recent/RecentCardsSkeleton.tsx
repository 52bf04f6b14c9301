import { MediaGridSkeleton, MV_RATIO } from '@qingyin/media-ui';
import { SkeletonText } from '@qingyin/ui';
import classes from './RecentCards.module.css';

interface RecentCardsSkeletonProps {
  wide?: boolean;
  /** lines of the name; default: two */
  lines?: 1 | 2;
}

/** Placeholder for one day of cards. */
export function RecentCardsSkeleton({ wide = false, lines = 2 }: RecentCardsSkeletonProps) {
  return (
    <div aria-hidden>
      <div className={classes.head}>
        <div className={classes.day}>
          <SkeletonText width="3em" />
        </div>
      </div>
      <MediaGridSkeleton rows={2} lines={lines} {...(wide && { shape: 'wide', ratio: MV_RATIO })} />
    </div>
  );
}
