import { type GalleryState, buttonKeys } from '@qingyin/ui/gallery';
import { DownloadAllButton } from './DownloadAllButton.tsx';

const states: readonly GalleryState[] = [
  { name: 'with songs', Example: () => <DownloadAllButton ids={[1, 2, 3]} name="静夜思" /> },
  { name: 'without songs: nothing', Example: () => <DownloadAllButton ids={[]} name="静夜思" /> },
];
export default states;

export const keys = buttonKeys;
