import { type GalleryState } from '@qingyin/ui/gallery';
import { GalleryPlayer } from '../testing/GalleryPlayer.tsx';
import { SpeedControl } from './SpeedControl.tsx';

const rates = { normal: 1, 'between two steps': 1.1, slowest: 0.5, fastest: 2 };

const states: readonly GalleryState[] = Object.entries(rates).map(([name, rate]) => ({
  name,
  Example: () => (
    <GalleryPlayer prepare={({ player }) => player.setRate(rate)}>
      <div style={{ maxInlineSize: 340 }}>
        <SpeedControl />
      </div>
    </GalleryPlayer>
  ),
}));
export default states;
