import type { ComponentProps } from 'react';
import styles from './BarButton.module.css';

export interface BarButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  /** accessible name and native tooltip */
  label: string;
  /** disabled but focusable, so that the focus survives a change of the track */
  inactive?: boolean;
}

/** Round icon button of the player bar. */
export function BarButton({ label, inactive = false, className, onClick, ...rest }: BarButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      aria-disabled={inactive || undefined}
      className={className ? `${styles.button} ${className}` : styles.button}
      onClick={inactive ? undefined : onClick}
    />
  );
}
