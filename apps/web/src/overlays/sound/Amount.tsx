import styles from './Sound.module.css';

export interface AmountProps {
  label: string;
  value: number;
  /** as far as it goes up and down from 0 */
  limit: number;
  step: number;
  textOf: (value: number) => string;
  onChange: (value: number) => void;
  /** its ends are the left and the right, in every script */
  sides?: boolean;
}

/** A number around 0 as a native slider with its words; a double press brings it back to 0. */
export function Amount({ label, value, limit, step, textOf, onChange, sides = false }: AmountProps) {
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
