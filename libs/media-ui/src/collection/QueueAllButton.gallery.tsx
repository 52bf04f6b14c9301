import { someTracks } from '@qingyin/test-harness/data';
import { type GalleryState, buttonKeys } from '@qingyin/ui/gallery';
import { QueueAllButton } from './QueueAllButton.tsx';

const states: readonly GalleryState[] = [
  { name: 'button', Example: () => <QueueAllButton load={() => Promise.resolve(someTracks(3))} /> },
];
export default states;

export const keys = buttonKeys;
