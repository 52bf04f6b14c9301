import { useLingui } from '@lingui/react/macro';
import { BarButton, Slider } from '@qingyin/player-react';
import { IconVolume, IconVolume2, IconVolumeOff } from '@tabler/icons-react';
import styles from './VolumeControl.module.css';

export interface VolumeControlProps {
  /** audible volume, 0 to 100 */
  audiblePercent: number;
  muted: boolean;
  setAudiblePercent: (percent: number) => void;
  toggleMuted: () => void;
}

const HALF = 50;
const inPercent = (value: number): string => `${String(Math.round(value))}%`;

/** Mute button (静音) and volume slider (音量), which appears on hover and focus. */
export function VolumeControl({ audiblePercent, muted, setAudiblePercent, toggleMuted }: VolumeControlProps) {
  const { t } = useLingui();
  const Icon = audiblePercent === 0 ? IconVolumeOff : audiblePercent < HALF ? IconVolume2 : IconVolume;
  return (
    <div className={styles.volume}>
      <BarButton label={t`静音`} aria-pressed={muted} onClick={toggleMuted}>
        <Icon size={20} stroke={1.75} aria-hidden data-flip-rtl />
      </BarButton>
      <div className={styles.slider}>
        <Slider
          label={t`音量`}
          look="line"
          value={audiblePercent}
          max={100}
          step={5}
          page={20}
          textOf={inPercent}
          onInput={setAudiblePercent}
          onCommit={setAudiblePercent}
        />
      </div>
    </div>
  );
}
