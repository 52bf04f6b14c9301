import styles from './Check.module.css';

export interface CheckProps {
  label: string;
  checked: boolean;
  /** it should have been checked */
  invalid?: boolean;
  onChange: (checked: boolean) => void;
}

/** Yes or no, as a native box with its words beside it. */
export function Check({ label, checked, invalid = false, onChange }: CheckProps) {
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
