import { useLingui } from '@lingui/react/macro';
import type { Track } from '@qingyin/contract';
import { useLazyPart } from '@qingyin/ui';
import { type ComponentType, type ReactNode, useState } from 'react';
import { ProgressLine } from './bar/ProgressLine.tsx';
import { ToolsZone, type ToolsZoneProps } from './bar/ToolsZone.tsx';
import { TrackZone, type TrackZoneProps } from './bar/TrackZone.tsx';
import { TransportZone } from './bar/TransportZone.tsx';
import { useSkipMessages } from './bar/use-skip-messages.ts';
import { LoopMarks } from './more/lazy-more.tsx';
import styles from './PlayerBar.module.css';

/** What the bar hands to the drawer that its queue button opens. */
export interface QueueDrawerProps {
  onClose: () => void;
  /** offers 收藏为歌单 */
  onSaveQueue?: ((tracks: readonly Track[]) => void) | undefined;
}

export interface PlayerBarProps extends TrackZoneProps {
  qualityMenu?: ReactNode;
  sound?: ToolsZoneProps['sound'];
  more?: ToolsZoneProps['more'];
  onOpenLyrics?: () => void;
  lyricsOpen?: boolean;
  /** drawn on the slider of the time */
  heat?: ReactNode;
  /** fetches the drawer of the queue, on intent; without it the button opens nothing */
  loadQueue?: () => Promise<ComponentType<QueueDrawerProps>>;
  /** offers 收藏为歌单 in the queue */
  onSaveQueue?: QueueDrawerProps['onSaveQueue'];
}

const noQueue = () => Promise.resolve(() => null);

/** The player bar (screens.md, shell): the region 播放器. It fills its container; the shell says where it stands. */
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
  const drawer = useLazyPart(loadQueue);
  useSkipMessages();

  function closeQueue(): void {
    setQueueOpen(false);
    document.querySelector<HTMLElement>('[data-player-queue-button]')?.focus();
  }

  return (
    <>
      <section aria-label={t`播放器`} className={styles.bar}>
        <div className={styles.progress}>
          <ProgressLine glides={lyricsOpen} />
          <LoopMarks />
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
