import { type ReactNode, useId, useState } from 'react';
import styles from './RadioList.module.css';

export interface RadioListProps<Value extends string | number> {
  /** accessible name of the group */
  label: string;
  /** null: none is chosen */
  value: Value | null;
  options: readonly { value: Value; text: string; note?: string }[];
  onChange: (value: Value) => void;
  /** options side by side, for short texts */
  inline?: boolean;
  /** true: an opening dialog focuses the first option */
  focusFirst?: boolean;
  /** message that describes the group; an empty one is not shown, but announced when it appears */
  error?: ReactNode;
}

/**
 * Native radio buttons with labels. The choice shows at once (optimistic update): a value that goes through the
 * query cache arrives a moment later, and until then React would reset the input to the old one.
 */
export function RadioList<Value extends string | number>({
  label,
  value,
  options,
  onChange,
  inline = false,
  focusFirst = false,
  error,
}: RadioListProps<Value>) {
  const name = useId();
  const [known, setKnown] = useState(value);
  const [shown, setShown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setShown(value);
  }
  const choose = (chosen: Value) => {
    setShown(chosen);
    onChange(chosen);
  };
  return (
    <fieldset className={styles.group} aria-describedby={error === undefined ? undefined : `${name}-error`}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.options} data-inline={inline || undefined}>
        {options.map((option, at) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              className={styles.input}
              data-autofocus={focusFirst && at === 0 ? '' : undefined}
              checked={option.value === shown}
              onChange={() => choose(option.value)}
            />
            <span className={styles.label}>{option.text}</span>
            {option.note && <span className={styles.note}>{option.note}</span>}
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p id={`${name}-error`} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
