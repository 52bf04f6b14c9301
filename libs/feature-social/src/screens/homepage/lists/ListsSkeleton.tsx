import { cardSkeletons, MediaGrid } from '@qingyin/media-kit';

/** Two rows of the widest page; narrower ones show fewer. */
const CARDS = 12;

/** Playlists in their shape. */
export function ListsSkeleton() {
  return (
    <div aria-hidden>
      <MediaGrid rows={2}>{cardSkeletons(CARDS)}</MediaGrid>
    </div>
  );
}
