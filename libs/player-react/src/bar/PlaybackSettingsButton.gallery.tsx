import { Button } from '@qingyin/ui';
import { type GalleryState, buttonKeys } from '@qingyin/ui/gallery';
import { type ReactNode, useEffect } from 'react';
import { GalleryPlayer, playSongs } from '../testing/GalleryPlayer.tsx';
import { PlaybackSettingsButton } from './PlaybackSettingsButton.tsx';

/** Opens the panel, at the bottom of the page as in the player bar. */
function Opened({ children }: { children?: ReactNode }) {
  useEffect(() => document.querySelector<HTMLElement>('[data-player-more-button]')?.click(), []);
  return (
    <div style={{ position: 'fixed', insetBlockEnd: 8, insetInlineEnd: 8 }}>
      <PlaybackSettingsButton>{children}</PlaybackSettingsButton>
    </div>
  );
}

const states: readonly GalleryState[] = [
  { name: 'closed', Example: () => <PlaybackSettingsButton /> },
  {
    name: 'marked: another speed',
    Example: () => (
      <GalleryPlayer prepare={({ player }) => player.setRate(1.5)}>
        <PlaybackSettingsButton />
      </GalleryPlayer>
    ),
  },
  { name: 'open', framed: true, Example: () => <Opened /> },
  {
    name: 'open, with a sleep timer and further content',
    framed: true,
    Example: () => (
      <GalleryPlayer
        prepare={(bench) => {
          playSongs(bench);
          bench.player.setSleep('after-track');
        }}
      >
        <Opened>
          <Button size="s">打开小窗口</Button>
        </Opened>
      </GalleryPlayer>
    ),
  },
];
export default states;

export const keys = buttonKeys;
