import { Skeleton } from '@qingyin/ui';
import { type GalleryState } from '@qingyin/ui/gallery';
import { SongTableSkeleton } from './SongTableSkeleton.tsx';

const states: readonly GalleryState[] = [
  { name: 'table', Example: () => <SongTableSkeleton rows={4} /> },
  {
    name: 'without album and filter, with a leading button',
    Example: () => (
      <SongTableSkeleton
        rows={4}
        withAlbum={false}
        filterable={false}
        lead={<Skeleton width="118px" height="40px" radius="l" />}
      />
    ),
  },
  { name: 'with play times', Example: () => <SongTableSkeleton rows={4} timed /> },
];
export default states;
