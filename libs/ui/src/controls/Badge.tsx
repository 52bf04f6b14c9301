import { type ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import classes from './Badge.module.css';

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: 'accent' | 'quiet' | 'danger';
}

/** Small outlined label beside a title, e.g. VIP, SQ, MV or 原唱. */
export function Badge({ tone = 'accent', className, ...rest }: BadgeProps) {
  return <span {...rest} className={classNames(classes.badge, classes[tone], className)} />;
}
