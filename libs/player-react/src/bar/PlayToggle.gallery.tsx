import { type GalleryState, buttonKeys } from '@qingyin/ui/gallery';
import { GalleryPlayer, loadSong, playSongs } from '../testing/GalleryPlayer.tsx';
import { PlayToggle } from './PlayToggle.tsx';

const states: readonly GalleryState[] = [
  { name: 'playing', Example: PlayToggle },
  {
    name: 'paused',
    Example: () => (
      <GalleryPlayer
        prepare={(bench) => {
          playSongs(bench);
          bench.player.pause();
        }}
      >
        <PlayToggle />
      </GalleryPlayer>
    ),
  },
  {
    name: 'loading',
    Example: () => (
      <GalleryPlayer prepare={loadSong}>
        <PlayToggle />
      </GalleryPlayer>
    ),
  },
  {
    name: 'no song',
    Example: () => (
      <GalleryPlayer>
        <PlayToggle />
      </GalleryPlayer>
    ),
  },
];
export default states;

export const keys = buttonKeys;
