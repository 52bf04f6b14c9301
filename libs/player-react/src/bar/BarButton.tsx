import type { ComponentProps } from 'react';
import styles from './BarButton.module.css';

export interface BarButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  /** accessible name and native tooltip */
  label: string;
  /** stays focusable, so that nothing jumps when a song comes or goes */
  inactive?: boolean;
}

/** A round icon button of the bar. */
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
