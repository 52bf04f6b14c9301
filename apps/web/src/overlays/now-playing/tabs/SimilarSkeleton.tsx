import { cardSkeletons, CompactSongsSkeleton, MediaGrid } from '@qingyin/media-kit';
import { SkeletonText } from '@qingyin/ui';
import styles from './Similar.module.css';

const SONGS = 6;
const LISTS = 4;

/** Songs that are on their way. */
export const SongsSkeleton = () => <CompactSongsSkeleton rows={SONGS} />;

/** Playlists that are on their way. */
export const ListsSkeleton = () => <MediaGrid>{cardSkeletons(LISTS)}</MediaGrid>;

/** Both, while the code is on its way. */
export function SimilarSkeleton() {
  return (
    <div className={styles.blocks} aria-busy="true">
      <div>
        <SkeletonText width="30%" />
        <SongsSkeleton />
      </div>
      <div>
        <SkeletonText width="40%" />
        <ListsSkeleton />
      </div>
    </div>
  );
}
