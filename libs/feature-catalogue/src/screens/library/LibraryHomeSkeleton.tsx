import { MediaGridSkeleton } from '@qingyin/media-ui';
import { CompactSongsSkeleton } from '@qingyin/track-list';
import { SkeletonText } from '@qingyin/ui';
import totals from './LibraryTotals.module.css';

const SONGS = 10;

/** Skeleton of the start page. */
export function LibraryHomeSkeleton() {
  return (
    <>
      <div className={totals.totals} aria-hidden>
        <SkeletonText width="14em" />
      </div>
      <MediaGridSkeleton rows={2} lines={1} />
      <CompactSongsSkeleton rows={SONGS} />
    </>
  );
}
