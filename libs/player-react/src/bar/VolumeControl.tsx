import { useLingui } from '@lingui/react/macro';
import { IconVolume, IconVolume2, IconVolumeOff } from '@tabler/icons-react';
import { usePlayer } from '../player-context.tsx';
import { Slider } from '../slider/Slider.tsx';
import { usePlayerState } from '../use-player-state.ts';
import { BarButton } from './BarButton.tsx';
import styles from './VolumeControl.module.css';

const STEP_PERCENT = 5;
const PAGE_PERCENT = 20;
const HALF = 50;
const inPercent = (value: number): string => `${String(Math.round(value))}%`;

/** 静音 and 音量: the slider is beside the button if there is room, otherwise above it on hover. */
export function VolumeControl({ className }: { className?: string | undefined }) {
  const { t } = useLingui();
  const player = usePlayer();
  const { volume, muted } = usePlayerState(({ volume, muted }) => ({ volume, muted }));
  const heard = muted ? 0 : Math.round(volume * 100);
  const Icon = heard === 0 ? IconVolumeOff : heard < HALF ? IconVolume2 : IconVolume;
  const set = (percent: number): void => player.setVolume(percent / 100);
  return (
    <div
      className={className ? `${styles.volume} ${className}` : styles.volume}
      onWheel={(event) => set(volume * 100 + (event.deltaY < 0 ? STEP_PERCENT : -STEP_PERCENT))}
    >
      <BarButton label={t`静音`} aria-pressed={muted} onClick={() => player.setMuted(!muted)}>
        <Icon size={20} stroke={1.75} data-flip-rtl />
      </BarButton>
      <div className={styles.panel}>
        <Slider
          label={t`音量`}
          look="line"
          value={heard}
          max={100}
          step={STEP_PERCENT}
          page={PAGE_PERCENT}
          textOf={inPercent}
          onInput={set}
          onCommit={set}
        />
      </div>
    </div>
  );
}
