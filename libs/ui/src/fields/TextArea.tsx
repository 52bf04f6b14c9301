import { type ComponentProps, useId } from 'react';
import { classNames } from '../controls/class-names.ts';
import { fieldDirection } from './field-direction.ts';
import { FieldFrame } from './FieldFrame.tsx';
import classes from './Field.module.css';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id' | 'autoComplete'> {
  label: string;
  /** validation message; marks the field as invalid and is its description */
  error?: string | null;
  hint?: string;
}

/**
 * Multi-line text field that grows with its text where the browser supports `field-sizing`. Autocomplete is off
 * (docs/specification/constants.md#inputs).
 */
export function TextArea({ label, error, hint, className, ...area }: TextAreaProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} required={area.required}>
      {(describedBy) => (
        <span className={classes.box} data-invalid={error ? '' : undefined}>
          <textarea
            autoComplete="off"
            rows={4}
            dir={fieldDirection(area.value)}
            {...area}
            id={id}
            className={classNames(classes.input, classes.area, className)}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy}
          />
        </span>
      )}
    </FieldFrame>
  );
}
