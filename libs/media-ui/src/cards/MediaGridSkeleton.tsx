import type { GridShape } from './card-columns.ts';
import { cardSkeletons, type MediaCardSkeletonProps } from './MediaCardSkeleton.tsx';
import { MediaGrid } from './MediaGrid.tsx';
import { MAX_COLUMNS } from './page-columns.ts';

export interface MediaGridSkeletonProps extends MediaCardSkeletonProps {
  /** number of rows, all of them full; default: 4, a window of cards */
  rows?: number;
  shape?: GridShape;
}

/** Full rows of card skeletons, with as many columns as a `MediaGrid` has. */
export function MediaGridSkeleton({ rows = 4, shape = 'square', ...card }: MediaGridSkeletonProps) {
  return (
    <MediaGrid rows={rows} shape={shape}>
      {cardSkeletons(rows * MAX_COLUMNS[shape], card)}
    </MediaGrid>
  );
}
