import { type ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import classes from './IconButton.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** accessible name, also the tooltip */
  label: string;
  size?: 's' | 'm' | 'l';
  variant?: 'plain' | 'filled' | 'raised';
}

/** A round button that holds one icon; its name is also its native tooltip. */
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
