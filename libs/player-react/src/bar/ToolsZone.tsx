import { useLingui } from '@lingui/react/macro';
import { useSongDrop } from '@qingyin/ui';
import { IconPlaylist, IconWaveSawTool } from '@tabler/icons-react';
import { type ReactNode, type Ref, useEffect, useEffectEvent } from 'react';
import { PlaybackSettingsButton } from './PlaybackSettingsButton.tsx';
import { usePlayer } from '../player-context.tsx';
import { QualityBadge } from '../playback-settings/lazy-indicators.tsx';
import { useAddDroppedSongs } from '../queue/use-add-dropped-songs.ts';
import { usePlayerState } from '../use-player-state.ts';
import { BarButton } from './BarButton.tsx';
import { TimeText } from './TimeText.tsx';
import styles from './ToolsZone.module.css';
import { VolumeControl } from './VolumeControl.tsx';

/**
 * Time of a drag over the queue button after which the queue opens, ms: the tracks may be meant for a position in
 * it.
 */
const OPENS_AFTER_MS = 700;

/** Slots and state of the tools on the right of the player bar. */
export interface ToolsZoneProps {
  /** content before the volume, e.g. a quality menu */
  qualityMenu?: ReactNode;
  /** opens the sound settings, if the app has them */
  sound?: { ahead: () => void; open: () => void } | undefined;
  /** content below the settings of 更多播放设置 */
  more?: ReactNode;
  lyricsOpen?: boolean | undefined;
  queueOpen: boolean;
  /** receives the queue button, which gets the focus back when the queue closes */
  queueButton: Ref<HTMLButtonElement>;
  onQueueIntent: () => void;
  onQueueToggle: () => void;
}

/** Time, volume, more settings and queue button. */
export function ToolsZone(props: ToolsZoneProps) {
  const { qualityMenu, sound, more, lyricsOpen, queueOpen, queueButton, onQueueIntent, onQueueToggle } =
    props;
  const { t } = useLingui();
  const count = usePlayerState(({ queue }) => queue.length);
  const player = usePlayer();
  const add = useAddDroppedSongs();
  const drop = useSongDrop((songs) => add(songs, player.enqueue));
  const intend = useEffectEvent(() => onQueueIntent());
  const open = useEffectEvent(() => queueOpen || onQueueToggle());
  useEffect(() => {
    if (!drop.over) return;
    intend();
    const timer = setTimeout(() => open(), OPENS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [drop.over]);
  return (
    <div className={styles.zone}>
      <TimeText className={styles.time} glides={lyricsOpen} />
      <span className={styles.roomy}>{qualityMenu ?? <QualityBadge />}</span>
      <VolumeControl className={styles.wide} />
      {sound && (
        <BarButton
          label={t`声音`}
          aria-haspopup="dialog"
          className={styles.roomy}
          onPointerEnter={sound.ahead}
          onFocus={sound.ahead}
          onClick={sound.open}
        >
          <IconWaveSawTool size={20} stroke={1.75} />
        </BarButton>
      )}
      <PlaybackSettingsButton className={styles.wide}>{more}</PlaybackSettingsButton>
      <BarButton
        label={t`播放队列`}
        aria-expanded={queueOpen}
        aria-haspopup="dialog"
        className={styles.queue}
        ref={queueButton}
        data-drop={drop.over || undefined}
        {...drop.handlers}
        onPointerEnter={onQueueIntent}
        onFocus={onQueueIntent}
        onClick={onQueueToggle}
      >
        <IconPlaylist size={20} stroke={1.75} />
        {count > 0 && (
          <span className={styles.count} aria-hidden="true">
            {count > 999 ? '999+' : count}
          </span>
        )}
      </BarButton>
    </div>
  );
}
