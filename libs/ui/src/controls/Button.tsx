import { type ComponentProps, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import classes from './Button.module.css';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `filled` at most once in a view; `soft` for what stands beside it; `plain` for the rest */
  variant?: 'filled' | 'soft' | 'plain';
  size?: 'm' | 's';
  /** before the label, 18–20 px */
  icon?: ReactNode;
}

/** The class names of a button, for links that look like one. */
export function buttonClass(variant: 'filled' | 'soft' | 'plain' = 'soft', size: 'm' | 's' = 'm'): string {
  return classNames(classes.button, classes[variant], size === 's' && classes.small);
}

/** A button with words. */
export function Button({ variant = 'soft', size = 'm', icon, className, children, ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} className={classNames(buttonClass(variant, size), className)}>
      {icon}
      <span className={classes.label}>{children}</span>
    </button>
  );
}
