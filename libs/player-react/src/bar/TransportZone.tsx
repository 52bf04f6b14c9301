import { useLingui } from '@lingui/react/macro';
import { IconMicrophone2, IconPlayerSkipBackFilled, IconPlayerSkipForwardFilled } from '@tabler/icons-react';
import { usePlayer } from '../player-context.tsx';
import { usePlayerState } from '../use-player-state.ts';
import { BarButton } from './BarButton.tsx';
import { ModeButton } from './ModeButton.tsx';
import { PlayToggle } from './PlayToggle.tsx';
import styles from './TransportZone.module.css';

export interface TransportZoneProps {
  lyricsOpen?: boolean | undefined;
  onOpenLyrics?: (() => void) | undefined;
}

/** Mode, back, play, on, lyrics: play stands exactly in the middle of the bar. */
export function TransportZone({ lyricsOpen = false, onOpenLyrics }: TransportZoneProps) {
  const { t } = useLingui();
  const player = usePlayer();
  const empty = usePlayerState(({ track }) => track === null);
  return (
    <div className={styles.zone}>
      <ModeButton className={styles.wide} />
      {/* They picture the run of a tape, the same in every script: neither the marks nor their order mirror. */}
      <span className={styles.tape} dir="ltr">
        <BarButton
          label={t`上一首`}
          inactive={empty}
          className={styles.wide}
          onClick={() => player.previous()}
        >
          <IconPlayerSkipBackFilled size={20} />
        </BarButton>
        <PlayToggle />
        <BarButton label={t`下一首`} inactive={empty} className={styles.wide} onClick={() => player.next()}>
          <IconPlayerSkipForwardFilled size={20} />
        </BarButton>
      </span>
      <BarButton
        label={t`歌词`}
        inactive={empty || !onOpenLyrics}
        aria-pressed={lyricsOpen}
        className={styles.wide}
        onClick={onOpenLyrics}
      >
        <IconMicrophone2 size={20} stroke={1.75} data-flip-rtl />
      </BarButton>
    </div>
  );
}
