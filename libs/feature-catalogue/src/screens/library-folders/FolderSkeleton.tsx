import { PlayAllSkeleton } from '@qingyin/media-ui';
import { SongTableSkeleton } from '@qingyin/track-list';
import { Skeleton, SkeletonText } from '@qingyin/ui';
import head from './FolderHead.module.css';
import list from './FolderList.module.css';

const FOLDERS = 6;

/** Skeleton of a folder with subfolders and songs. */
export function FolderSkeleton() {
  return (
    <>
      <div className={head.head} aria-hidden>
        <SkeletonText width="12em" />
        <Skeleton width="132px" height="40px" radius="l" />
      </div>
      <div className={list.list} aria-hidden>
        {Array.from({ length: FOLDERS }, (_, folder) => (
          <Skeleton key={folder} height="64px" radius="m" />
        ))}
      </div>
      <SongTableSkeleton lead={<PlayAllSkeleton />} />
    </>
  );
}
