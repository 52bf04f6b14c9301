import { cardSkeletons, MediaGrid } from '@qingyin/media-ui';

/** Two rows on the widest page; narrower ones show fewer. */
const CARDS = 12;

/** Skeleton of playlists. */
export function PlaylistsSkeleton() {
  return (
    <div aria-hidden>
      <MediaGrid rows={2}>{cardSkeletons(CARDS)}</MediaGrid>
    </div>
  );
}
