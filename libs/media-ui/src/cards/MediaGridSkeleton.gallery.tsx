import { type GalleryState } from '@qingyin/ui/gallery';
import { MediaGridSkeleton } from './MediaGridSkeleton.tsx';

const states: readonly GalleryState[] = [
  { name: 'two rows', Example: () => <MediaGridSkeleton rows={2} /> },
  { name: 'people', Example: () => <MediaGridSkeleton rows={1} round /> },
  { name: 'wide', Example: () => <MediaGridSkeleton rows={1} shape="wide" ratio={16 / 9} /> },
];
export default states;
