import type { Player } from '@qingyin/player';
import { type GalleryState } from '@qingyin/ui/gallery';
import { GalleryPlayer } from '../testing/GalleryPlayer.tsx';
import { SleepTimerControl } from './SleepTimerControl.tsx';

const timers: Readonly<Record<string, (player: Player) => void>> = {
  off: () => undefined,
  'after the song': (player) => player.setSleep('after-track'),
};

const states: readonly GalleryState[] = Object.entries(timers).map(([name, set]) => ({
  name,
  Example: () => (
    <GalleryPlayer prepare={({ player }) => set(player)}>
      <div style={{ maxInlineSize: 340 }}>
        <SleepTimerControl />
      </div>
    </GalleryPlayer>
  ),
}));
export default states;
