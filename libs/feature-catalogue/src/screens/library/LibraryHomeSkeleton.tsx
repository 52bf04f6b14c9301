import { cardSkeletons, MediaGrid } from '@qingyin/media-ui';
import { CompactSongsSkeleton } from '@qingyin/track-list';
import { SkeletonText } from '@qingyin/ui';
import totals from './LibraryTotals.module.css';

const CARDS = 20;
const SONGS = 10;

/** Skeleton of the start page. */
export function LibraryHomeSkeleton() {
  return (
    <>
      <div className={totals.totals} aria-hidden>
        <SkeletonText width="14em" />
      </div>
      <MediaGrid rows={2}>{cardSkeletons(CARDS, { lines: 1 })}</MediaGrid>
      <CompactSongsSkeleton rows={SONGS} />
    </>
  );
}
