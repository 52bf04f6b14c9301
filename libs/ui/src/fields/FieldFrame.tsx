import { type ReactNode } from 'react';
import classes from './Field.module.css';

export interface FieldFrameProps {
  /** of the control inside */
  id: string;
  label: string;
  error?: string | null;
  hint?: string;
  required?: boolean;
  /** draws the control; ties it to hint and message with the given ids */
  children: (describedBy: string | undefined) => ReactNode;
}

/** Label above, hint and validation message below a control, for fields of any kind. */
export function FieldFrame({ id, label, error, hint, required, children }: FieldFrameProps) {
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={classes.label}>
        {label}
        {required && (
          <span className={classes.star} aria-hidden>
            *
          </span>
        )}
      </label>
      {children(describedBy)}
      {error && (
        <p id={errorId} className={classes.error}>
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className={classes.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
