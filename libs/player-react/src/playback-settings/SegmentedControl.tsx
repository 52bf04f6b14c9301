import { useId } from 'react';
import styles from './SegmentedControl.module.css';

export interface SegmentedControlProps<Value extends string | number> {
  /** name of the group */
  label: string;
  value: Value | null;
  options: readonly { value: Value; text: string }[];
  onChange: (value: Value) => void;
  note?: string | undefined;
  /** number of columns, when the options need more than one row */
  columns?: number;
}

/** Segmented control built from native radio buttons. */
export function SegmentedControl<Value extends string | number>({
  label,
  value,
  options,
  onChange,
  note,
  columns,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        {label}
        {note && <span className={styles.note}>{note}</span>}
      </legend>
      <div
        className={styles.row}
        style={
          columns === undefined
            ? undefined
            : { display: 'grid', gridTemplateColumns: `repeat(${String(columns)}, 1fr)` }
        }
      >
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              className={styles.input}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.text}>{option.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
