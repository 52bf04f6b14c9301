import { useId } from 'react';
import { FieldFrame } from '../FieldFrame.tsx';
import { Select, type SelectProps } from './Select.tsx';

export interface SelectFieldProps<Value extends string> extends Omit<
  SelectProps<Value>,
  'id' | 'variant' | 'aria-label' | 'aria-labelledby' | 'aria-describedby' | 'aria-invalid'
> {
  label: string;
  /** validation message; marks the field as invalid and is its description */
  error?: string | null;
  hint?: string;
}

/** Select with label, hint and validation message. */
export function SelectField<Value extends string>({
  label,
  error,
  hint,
  ...select
}: SelectFieldProps<Value>) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      {(describedBy) => (
        <Select
          {...select}
          id={id}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
        />
      )}
    </FieldFrame>
  );
}
