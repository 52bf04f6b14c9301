import { classNames } from '@qingyin/ui';
import { type ReactNode } from 'react';
import classes from './Page.module.css';

export interface PageProps {
  children: ReactNode;
  className?: string;
  /** begins with a `CollectionHead`, whose bar sticks to the top */
  headed?: boolean;
  /** smaller gaps, for filters or tabs with their content */
  dense?: boolean;
}

/**
 * Column of a page: gutters, at most 1440 px wide, blocks 40 px apart (docs/specification/visual-design.md, Space and
 * shape).
 */
export function Page({ children, className, headed, dense }: PageProps) {
  return (
    <div className={classNames(classes.page, headed && classes.headed, dense && classes.dense, className)}>
      {children}
    </div>
  );
}
