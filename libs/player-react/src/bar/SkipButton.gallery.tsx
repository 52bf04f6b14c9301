import { type GalleryState, buttonKeys } from '@qingyin/ui/gallery';
import { GalleryPlayer } from '../testing/GalleryPlayer.tsx';
import { SkipButton } from './SkipButton.tsx';

const states: readonly GalleryState[] = [
  { name: 'previous', Example: () => <SkipButton to="previous" /> },
  { name: 'next', Example: () => <SkipButton to="next" /> },
  {
    name: 'no song',
    Example: () => (
      <GalleryPlayer>
        <SkipButton to="next" />
      </GalleryPlayer>
    ),
  },
];
export default states;

export const keys = buttonKeys;
