import { MediaGridSkeleton } from '@qingyin/media-ui';

/** Skeleton of playlists. */
export function PlaylistsSkeleton() {
  return (
    <div aria-hidden>
      <MediaGridSkeleton rows={2} />
    </div>
  );
}
