import styles from './Sound.module.css';

export interface AmountSliderProps {
  label: string;
  value: number;
  /** The range is from `-limit` to `limit`. */
  limit: number;
  step: number;
  textOf: (value: number) => string;
  onChange: (value: number) => void;
  /** The ends mean left and right, so that the slider is not mirrored in right-to-left languages. */
  sides?: boolean;
}

/** Slider for a number around 0 with its value as text; a double click resets it to 0. */
export function AmountSlider({
  label,
  value,
  limit,
  step,
  textOf,
  onChange,
  sides = false,
}: AmountSliderProps) {
  return (
    <label className={styles.amount}>
      <span className={styles.amountName}>{label}</span>
      <input
        type="range"
        dir={sides ? 'ltr' : undefined}
        className={styles.range}
        min={-limit}
        max={limit}
        step={step}
        value={value}
        aria-label={label}
        aria-valuetext={textOf(value)}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        onDoubleClick={() => onChange(0)}
      />
      <span className={styles.amountText} aria-hidden>
        {textOf(value)}
      </span>
    </label>
  );
}
