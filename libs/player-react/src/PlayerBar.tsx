import { useLingui } from '@lingui/react/macro';
import type { Track } from '@qingyin/contract';
import { useLazyComponent } from '@qingyin/ui';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { ProgressLine } from './bar/ProgressLine.tsx';
import { ToolsZone, type ToolsZoneProps } from './bar/ToolsZone.tsx';
import { TrackZone, type TrackZoneProps } from './bar/TrackZone.tsx';
import { TransportZone } from './bar/TransportZone.tsx';
import { useSkipMessages } from './bar/use-skip-messages.ts';
import { AbRepeatMarks } from './playback-settings/lazy-indicators.tsx';
import { playerBarHandle } from './player-bar-handle.ts';
import styles from './PlayerBar.module.css';

/** Props of the queue drawer, which the queue button opens. */
export interface QueueDrawerProps {
  onClose: () => void;
  /** shows 收藏为歌单 (save as playlist) when set */
  onSaveQueue?: ((tracks: readonly Track[]) => void) | undefined;
}

/** Slots and callbacks by which the app extends the player bar. */
export interface PlayerBarProps extends TrackZoneProps {
  qualityMenu?: ReactNode;
  sound?: ToolsZoneProps['sound'];
  more?: ToolsZoneProps['more'];
  onOpenLyrics?: () => void;
  lyricsOpen?: boolean;
  /** overlay of the progress slider */
  heat?: ReactNode;
  /** loads the queue drawer on hover, focus or press; without it the button opens nothing */
  loadQueue?: () => Promise<ComponentType<QueueDrawerProps>>;
  /** shows 收藏为歌单 (save as playlist) in the queue when set */
  onSaveQueue?: QueueDrawerProps['onSaveQueue'];
}

const noQueue = () => Promise.resolve(() => null);

/**
 * The player bar (docs/specification/screens/shell.md): landmark region 播放器. It fills its container, which the shell
 * positions.
 */
export function PlayerBar({
  qualityMenu,
  sound,
  more,
  onOpenLyrics,
  lyricsOpen,
  loadQueue = noQueue,
  onSaveQueue,
  heat,
  ...track
}: PlayerBarProps) {
  const { t } = useLingui();
  const [queueOpen, setQueueOpen] = useState(false);
  const drawer = useLazyComponent(loadQueue);
  const queueButton = useRef<HTMLButtonElement>(null);
  useSkipMessages();

  function toggleQueue(): void {
    drawer.need();
    setQueueOpen(!queueOpen);
  }

  function closeQueue(): void {
    setQueueOpen(false);
    queueButton.current?.focus();
  }

  // After each render, because both functions are new with each; nothing renders by the handle.
  useEffect(() => {
    playerBarHandle.set({ toggleQueue, openSound: sound?.open });
    return () => playerBarHandle.set(null);
  });

  return (
    <>
      <section aria-label={t`播放器`} className={styles.bar}>
        <div className={styles.progress}>
          <ProgressLine glides={lyricsOpen} />
          <AbRepeatMarks />
          {heat}
        </div>
        <TrackZone {...track} />
        <TransportZone onOpenLyrics={onOpenLyrics ?? track.onOpenNowPlaying} lyricsOpen={lyricsOpen} />
        <ToolsZone
          qualityMenu={qualityMenu}
          sound={sound}
          more={more}
          lyricsOpen={lyricsOpen}
          queueOpen={queueOpen}
          onQueueIntent={drawer.ahead}
          queueButton={queueButton}
          onQueueToggle={toggleQueue}
        />
      </section>
      {queueOpen && drawer.Part && <drawer.Part onClose={closeQueue} onSaveQueue={onSaveQueue} />}
    </>
  );
}
