import { useLingui } from '@lingui/react/macro';
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { usePlayer } from '../player-context.tsx';
import { usePlayerState } from '../use-player-state.ts';
import { BarButton } from './BarButton.tsx';
import styles from './PlayToggle.module.css';

/** 播放 / 暂停 with a rotating ring while the track is loading. */
export function PlayToggle() {
  const { t } = useLingui();
  const player = usePlayer();
  const { status, empty } = usePlayerState(({ status, track }) => ({ status, empty: track === null }));
  const coming = status === 'resolving' || status === 'buffering';
  const on = coming || status === 'playing';
  return (
    <BarButton
      label={on ? t`暂停` : t`播放`}
      inactive={empty}
      className={styles.toggle}
      data-coming={coming || undefined}
      aria-busy={coming || undefined}
      onClick={() => player.toggle()}
    >
      {on ? <IconPlayerPauseFilled size={20} /> : <IconPlayerPlayFilled size={20} className={styles.play} />}
    </BarButton>
  );
}
