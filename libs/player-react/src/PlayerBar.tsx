import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { ProgressLine } from './bar/ProgressLine.tsx';
import { ToolsZone, type ToolsZoneProps } from './bar/ToolsZone.tsx';
import { TrackZone, type TrackZoneProps } from './bar/TrackZone.tsx';
import { TransportZone } from './bar/TransportZone.tsx';
import { useLazyPart } from './bar/use-lazy-part.ts';
import { useSkipMessages } from './bar/use-skip-messages.ts';
import { LoopMarks } from './more/lazy-more.tsx';
import styles from './PlayerBar.module.css';
import type { QueueDrawerProps } from './queue/QueueDrawer.tsx';

export interface PlayerBarProps extends TrackZoneProps {
  qualityMenu?: ReactNode;
  sound?: ToolsZoneProps['sound'];
  onOpenLyrics?: () => void;
  lyricsOpen?: boolean;
  /** drawn on the slider of the time */
  heat?: ReactNode;
  /** offers 收藏为歌单 in the queue */
  onSaveQueue?: QueueDrawerProps['onSaveQueue'];
}

/** The player bar (screens.md, shell): the region 播放器. It fills its container; the shell says where it stands. */
export function PlayerBar({
  qualityMenu,
  sound,
  onOpenLyrics,
  lyricsOpen,
  onSaveQueue,
  heat,
  ...track
}: PlayerBarProps) {
  const { t } = useLingui();
  const [queueOpen, setQueueOpen] = useState(false);
  const drawer = useLazyPart(() => import('./queue/QueueDrawer.tsx').then((module) => module.QueueDrawer));
  useSkipMessages();

  function closeQueue(): void {
    setQueueOpen(false);
    document.querySelector<HTMLElement>('[data-player-queue-button]')?.focus();
  }

  return (
    <>
      <section aria-label={t`播放器`} className={styles.bar}>
        <div className={styles.progress}>
          <ProgressLine />
          <LoopMarks />
          {heat}
        </div>
        <TrackZone {...track} />
        <TransportZone onOpenLyrics={onOpenLyrics ?? track.onOpenNowPlaying} lyricsOpen={lyricsOpen} />
        <ToolsZone
          qualityMenu={qualityMenu}
          sound={sound}
          queueOpen={queueOpen}
          onQueueIntent={drawer.ahead}
          onQueueToggle={() => {
            drawer.need();
            setQueueOpen(!queueOpen);
          }}
        />
      </section>
      {queueOpen && drawer.Part && <drawer.Part onClose={closeQueue} onSaveQueue={onSaveQueue} />}
    </>
  );
}
