import { classNames } from '@qingyin/ui';
import { type ReactNode } from 'react';
import classes from './Page.module.css';

export interface PageProps {
  children: ReactNode;
  className?: string;
  /** begins with a `CollectionHead`, whose bar stays at the top */
  headed?: boolean;
}

/** A page's column: gutters, at most 1440 px wide, blocks 40 px apart (look.md, Space and shape). */
export function Page({ children, className, headed }: PageProps) {
  return <div className={classNames(classes.page, headed && classes.headed, className)}>{children}</div>;
}
