import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../controls/class-names.ts';
import { fieldDirection } from './field-direction.ts';
import { FieldFrame } from './FieldFrame.tsx';
import classes from './Field.module.css';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'autoComplete'> {
  label: string;
  /** validation message; marks the field as invalid and is its description */
  error?: string | null;
  hint?: string;
  /** inside the box, before the text */
  leading?: ReactNode;
  /** inside the box, after the text */
  trailing?: ReactNode;
}

/**
 * Single-line text field with label, hint and validation message. Autocomplete is off
 * (docs/specification/constants.md#inputs).
 */
export function TextField({ label, error, hint, leading, trailing, className, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} required={input.required}>
      {(describedBy) => (
        <span className={classes.box} data-invalid={error ? '' : undefined}>
          {leading}
          <input
            autoComplete="off"
            dir={fieldDirection(input.value, input.type)}
            {...input}
            id={id}
            className={classNames(classes.input, className)}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy}
          />
          {trailing}
        </span>
      )}
    </FieldFrame>
  );
}
