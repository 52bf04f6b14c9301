import styles from './Checkbox.module.css';

export interface CheckboxProps {
  label: string;
  checked: boolean;
  /** validation failed: it should have been checked */
  invalid?: boolean;
  onChange: (checked: boolean) => void;
}

/** Native checkbox with a label. */
export function Checkbox({ label, checked, invalid = false, onChange }: CheckboxProps) {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={checked}
        aria-invalid={invalid || undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {label}
    </label>
  );
}
