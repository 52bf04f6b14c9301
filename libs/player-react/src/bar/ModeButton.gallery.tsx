import { type GalleryState, buttonKeys } from '@qingyin/ui/gallery';
import { GalleryPlayer } from '../testing/GalleryPlayer.tsx';
import { ModeButton } from './ModeButton.tsx';

const modes = ['sequence', 'list-loop', 'single-loop', 'shuffle'] as const;

const states: readonly GalleryState[] = modes.map((mode) => ({
  name: mode,
  Example: () => (
    <GalleryPlayer prepare={({ player }) => player.setMode(mode)}>
      <ModeButton />
    </GalleryPlayer>
  ),
}));
export default states;

export const keys = buttonKeys;
