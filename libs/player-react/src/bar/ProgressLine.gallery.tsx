import { type GalleryState, sliderKeys } from '@qingyin/ui/gallery';
import { type ReactNode } from 'react';
import { GalleryPlayer } from '../testing/GalleryPlayer.tsx';
import { ProgressLine } from './ProgressLine.tsx';

/** On the edge of a bar, as in the player bar. */
const Edge = ({ children }: { children: ReactNode }) => (
  <div style={{ background: 'var(--qy-raised)', blockSize: 40 }}>{children}</div>
);

const states: readonly GalleryState[] = [
  {
    name: 'playing',
    Example: () => (
      <Edge>
        <ProgressLine />
      </Edge>
    ),
  },
  {
    name: 'animated',
    Example: () => (
      <Edge>
        <ProgressLine glides />
      </Edge>
    ),
  },
  {
    name: 'no song',
    Example: () => (
      <GalleryPlayer>
        <Edge>
          <ProgressLine />
        </Edge>
      </GalleryPlayer>
    ),
  },
];
export default states;

export const keys = sliderKeys;
