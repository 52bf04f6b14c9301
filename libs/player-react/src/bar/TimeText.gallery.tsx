import { type GalleryState } from '@qingyin/ui/gallery';
import { buildTrack } from '@qingyin/player/testing';
import { GalleryPlayer } from '../testing/GalleryPlayer.tsx';
import { TimeText } from './TimeText.tsx';

const HOURS_MS = 4_000_000;

const states: readonly GalleryState[] = [
  { name: 'playing', Example: () => <TimeText /> },
  { name: 'animated', Example: () => <TimeText glides /> },
  {
    name: 'longer than an hour',
    Example: () => (
      <GalleryPlayer
        prepare={({ player, audio }) => {
          audio.durationMs = HOURS_MS;
          player.playList([buildTrack({ durationMs: HOURS_MS })]);
        }}
      >
        <TimeText />
      </GalleryPlayer>
    ),
  },
  {
    name: 'no song: nothing',
    Example: () => (
      <GalleryPlayer>
        <TimeText />
      </GalleryPlayer>
    ),
  },
];
export default states;
