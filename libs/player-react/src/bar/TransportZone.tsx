import { useLingui } from '@lingui/react/macro';
import { IconMicrophone2 } from '@tabler/icons-react';
import { usePlayerState } from '../use-player-state.ts';
import { BarButton } from './BarButton.tsx';
import { ModeButton } from './ModeButton.tsx';
import { PlayToggle } from './PlayToggle.tsx';
import { SkipButton } from './SkipButton.tsx';
import styles from './TransportZone.module.css';

export interface TransportZoneProps {
  lyricsOpen?: boolean | undefined;
  onOpenLyrics?: (() => void) | undefined;
}

/** Play mode, previous, play, next, lyrics; play is exactly in the middle of the bar. */
export function TransportZone({ lyricsOpen = false, onOpenLyrics }: TransportZoneProps) {
  const { t } = useLingui();
  const empty = usePlayerState(({ track }) => track === null);
  return (
    <div className={styles.zone}>
      <ModeButton className={styles.wide} />
      {/* Transport controls depict a tape and are not mirrored in right-to-left scripts. */}
      <span className={styles.tape} dir="ltr">
        <SkipButton to="previous" className={styles.wide} />
        <PlayToggle />
        <SkipButton to="next" className={styles.wide} />
      </span>
      <BarButton
        label={t`歌词`}
        inactive={empty || !onOpenLyrics}
        aria-pressed={lyricsOpen}
        className={styles.lyrics}
        onClick={onOpenLyrics}
      >
        <IconMicrophone2 size={20} stroke={1.75} data-flip-rtl />
      </BarButton>
    </div>
  );
}
