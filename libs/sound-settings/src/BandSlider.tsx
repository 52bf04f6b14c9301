import { useLingui } from '@lingui/react/macro';
import { BAND_LIMIT_DB } from '@qingyin/player';
import styles from './Sound.module.css';
import { useAmountFormats } from './use-amount-formats.ts';

export interface BandSliderProps {
  hz: number;
  /** Gain, dB. */
  value: number;
  onChange: (value: number) => void;
}

/** Vertical slider of an equalizer band; a double click resets it to 0. */
export function BandSlider({ hz, value, onChange }: BandSliderProps) {
  const { t } = useLingui();
  const { decibels, signed } = useAmountFormats();
  return (
    <label className={styles.band}>
      <span className={styles.bandValue} aria-hidden>
        {signed(value)}
      </span>
      <input
        type="range"
        className={styles.upright}
        min={-BAND_LIMIT_DB}
        max={BAND_LIMIT_DB}
        step={1}
        value={value}
        aria-label={t`${hz} 赫兹`}
        aria-orientation="vertical"
        aria-valuetext={decibels(value)}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        onDoubleClick={() => onChange(0)}
      />
      <span className={styles.bandName} aria-hidden>
        {hz < 1000 ? hz : `${String(hz / 1000)}k`}
      </span>
    </label>
  );
}
