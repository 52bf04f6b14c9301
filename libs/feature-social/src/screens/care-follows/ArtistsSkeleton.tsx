import { cardSkeletons, MediaGrid } from '@qingyin/media-kit';

/** Artists while they come. */
export function ArtistsSkeleton() {
  return (
    <div aria-hidden>
      <MediaGrid>{cardSkeletons(12, { round: true })}</MediaGrid>
    </div>
  );
}
