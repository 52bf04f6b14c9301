import { cardSkeletons, MediaGrid } from '@qingyin/media-ui';

/** Skeleton of followed artists. */
export function ArtistsSkeleton() {
  return (
    <div aria-hidden>
      <MediaGrid>{cardSkeletons(12, { round: true })}</MediaGrid>
    </div>
  );
}
