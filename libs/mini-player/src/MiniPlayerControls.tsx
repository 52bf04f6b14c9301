import { LikeButton, useLikes } from '@qingyin/track-actions';
import { useLingui } from '@lingui/react/macro';
import {
  BarButton,
  PlayToggle,
  ProgressLine,
  SkipButton,
  TimeText,
  usePlayerState,
} from '@qingyin/player-react';
import { useSession } from '@qingyin/session/react';
import { IconMicrophone2 } from '@tabler/icons-react';
import styles from './MiniPlayer.module.css';

interface SmallControlsProps {
  lyrics: boolean;
  onLyrics: () => void;
}

/** Progress, transport controls and toggles of the mini player. */
export function MiniPlayerControls({ lyrics, onLyrics }: SmallControlsProps) {
  const { t } = useLingui();
  const id = usePlayerState(({ track }) => track?.id);
  const { liked, toggle } = useLikes();
  const guest = useSession(({ login }) => !login);
  const like = () => {
    if (id === undefined) return;
    toggle({ id });
    // Brings the page to the front, where guests get the login page.
    if (guest) window.focus();
  };
  return (
    <div className={styles.controls}>
      <div className={styles.time}>
        <ProgressLine />
        <TimeText className={styles.figures} />
      </div>
      <div className={styles.buttons}>
        <LikeButton liked={id !== undefined && liked.has(id)} onToggle={like} />
        {/* As in the player bar, transport controls are not mirrored in right-to-left languages. */}
        <span className={styles.tape} dir="ltr">
          <SkipButton to="previous" />
          <PlayToggle />
          <SkipButton to="next" />
        </span>
        <BarButton label={t`歌词`} aria-pressed={lyrics} className={styles.wordsButton} onClick={onLyrics}>
          <IconMicrophone2 size={20} stroke={1.75} data-flip-rtl aria-hidden />
        </BarButton>
      </div>
    </div>
  );
}
