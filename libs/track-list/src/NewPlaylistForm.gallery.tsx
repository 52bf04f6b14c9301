import { type GalleryState } from '@qingyin/ui/gallery';
import { NewPlaylistForm } from './NewPlaylistForm.tsx';

const nothing = () => undefined;
const never = () => new Promise<void>(nothing);

const states: readonly GalleryState[] = [
  { name: 'name only', Example: () => <NewPlaylistForm onCancel={nothing} onCreate={never} /> },
  {
    name: 'with privacy',
    Example: () => <NewPlaylistForm withPrivacy onCancel={nothing} onCreate={never} />,
  },
];
export default states;
