import { MediaGridSkeleton } from '@qingyin/media-ui';

/** Skeleton of followed artists. */
export function ArtistsSkeleton() {
  return (
    <div aria-hidden>
      <MediaGridSkeleton round />
    </div>
  );
}
