import { type ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import classes from './IconButton.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** accessible name, also the native tooltip */
  label: string;
  size?: 's' | 'm' | 'l';
  variant?: 'plain' | 'filled' | 'raised';
}

/** Round button with a single icon; `label` is its accessible name and its native tooltip. */
export function IconButton({ label, size = 'm', variant = 'plain', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classNames(classes.button, classes[size], classes[variant], className)}
    />
  );
}
