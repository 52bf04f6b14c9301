import { type ComponentProps, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import classes from './Button.module.css';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `filled`: the primary action, at most one in a view; `soft`: secondary actions; `plain`: all others */
  variant?: 'filled' | 'soft' | 'plain';
  size?: 'm' | 's';
  /** icon before the label, 18–20 px */
  icon?: ReactNode;
}

/** Class names that make a link look like a button. */
export function buttonClass(variant: 'filled' | 'soft' | 'plain' = 'soft', size: 'm' | 's' = 'm'): string {
  return classNames(classes.button, classes[variant], size === 's' && classes.small);
}

/** Button with a text label and an optional icon. */
export function Button({ variant = 'soft', size = 'm', icon, className, children, ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} className={classNames(buttonClass(variant, size), className)}>
      {icon}
      <span className={classes.label}>{children}</span>
    </button>
  );
}
