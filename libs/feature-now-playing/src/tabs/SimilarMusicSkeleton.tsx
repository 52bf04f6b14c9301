import { cardSkeletons, MediaGrid } from '@qingyin/media-ui';
import { CompactSongsSkeleton } from '@qingyin/track-list';
import { SkeletonText } from '@qingyin/ui';
import styles from './SimilarMusic.module.css';

const SONGS = 6;
const LISTS = 4;

/** Skeleton of the songs. */
export const SongsSkeleton = () => <CompactSongsSkeleton rows={SONGS} />;

/** Skeleton of the playlists. */
export const ListsSkeleton = () => <MediaGrid>{cardSkeletons(LISTS)}</MediaGrid>;

/** Skeleton of both parts while their code loads. */
export function SimilarMusicSkeleton() {
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
