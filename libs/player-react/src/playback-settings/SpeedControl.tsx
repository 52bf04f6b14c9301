import { useLingui } from '@lingui/react/macro';
import { steppedRate, MAX_RATE, MIN_RATE } from '@qingyin/player';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { BarButton } from '../bar/BarButton.tsx';
import { usePlayer } from '../player-context.tsx';
import { usePlayerState } from '../use-player-state.ts';
import { SegmentedControl } from './SegmentedControl.tsx';
import styles from './PlaybackSettings.module.css';

const rates = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

/** 倍速 (playback rate) in large and small steps; the pitch is preserved. */
export function SpeedControl() {
  const { t } = useLingui();
  const player = usePlayer();
  const rate = usePlayerState((snapshot) => snapshot.rate);
  return (
    <div className={styles.beside}>
      <SegmentedControl
        label={t`倍速`}
        value={rate}
        options={rates.map((value) => ({ value, text: `${String(value)}×` }))}
        onChange={(next) => player.setRate(next)}
      />
      <div className={styles.fine} role="group" aria-label={t`微调倍速`}>
        <BarButton
          label={t`慢一点`}
          inactive={rate <= MIN_RATE}
          onClick={() => player.setRate(steppedRate(rate, -1))}
        >
          <IconMinus size={18} stroke={1.75} aria-hidden />
        </BarButton>
        <output className={styles.figure}>{`${rate.toFixed(2)}×`}</output>
        <BarButton
          label={t`快一点`}
          inactive={rate >= MAX_RATE}
          onClick={() => player.setRate(steppedRate(rate, 1))}
        >
          <IconPlus size={18} stroke={1.75} aria-hidden />
        </BarButton>
      </div>
    </div>
  );
}
