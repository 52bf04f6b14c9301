import { cardSkeletons, MediaGrid, MV_RATIO } from '@qingyin/media-ui';
import { SkeletonText } from '@qingyin/ui';
import classes from './RecentCards.module.css';

const CARDS = 12;

interface RecentCardsSkeletonProps {
  wide?: boolean;
  /** lines of the name; default: two */
  lines?: 1 | 2;
}

/** Placeholder for one day of cards. */
export function RecentCardsSkeleton({ wide = false, lines = 2 }: RecentCardsSkeletonProps) {
  return (
    <div aria-hidden>
      <div className={classes.day}>
        <SkeletonText width="3em" />
      </div>
      <MediaGrid rows={2} shape={wide ? 'wide' : 'square'}>
        {cardSkeletons(CARDS, { ratio: wide ? MV_RATIO : 1, lines })}
      </MediaGrid>
    </div>
  );
}
