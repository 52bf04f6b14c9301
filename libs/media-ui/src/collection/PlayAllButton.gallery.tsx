import { someTracks } from '@qingyin/test-harness/data';
import { type GalleryState, buttonKeys } from '@qingyin/ui/gallery';
import { PlayAllButton, PlayAllSkeleton } from './PlayAllButton.tsx';

const source = { kind: 'album', id: '3' };

const states: readonly GalleryState[] = [
  { name: 'filled', Example: () => <PlayAllButton tracks={someTracks(3)} source={source} /> },
  { name: 'soft', Example: () => <PlayAllButton tracks={someTracks(3)} source={source} variant="soft" /> },
  {
    name: 'disabled: no song is playable',
    Example: () => <PlayAllButton tracks={someTracks(3, () => ({ unplayable: 'gone' }))} source={source} />,
  },
  { name: 'loading', Example: PlayAllSkeleton },
];
export default states;
export const covers = ['PlayAllSkeleton'];

export const keys = buttonKeys;
