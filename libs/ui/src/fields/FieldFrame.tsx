import { type ReactNode } from 'react';
import classes from './Field.module.css';

export interface FieldFrameProps {
  /** id of the control inside */
  id: string;
  label: string;
  error?: string | null;
  hint?: string;
  required?: boolean;
  /** renders the control; `describedBy` is for its `aria-describedby` */
  children: (describedBy: string | undefined) => ReactNode;
}

/** Label above, validation message and hint below a form control of any kind. */
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
