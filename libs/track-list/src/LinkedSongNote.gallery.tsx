import { type GalleryState } from '@qingyin/ui/gallery';
import MissingSongNote from './MissingSongNote.tsx';

const states: readonly GalleryState[] = [
  { name: 'the linked song is not in the list', Example: () => <MissingSongNote /> },
];
export default states;
