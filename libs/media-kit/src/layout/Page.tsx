import { classNames } from '@qingyin/ui';
import { type ReactNode } from 'react';
import classes from './Page.module.css';

export interface PageProps {
  children: ReactNode;
  className?: string;
  /** begins with a `CollectionHead`, whose bar stays at the top */
  headed?: boolean;
  /** filters or tabs and what they choose belong closer together than blocks of a page do */
  dense?: boolean;
}

/** A page's column: gutters, at most 1440 px wide, blocks 40 px apart (look.md, Space and shape). */
export function Page({ children, className, headed, dense }: PageProps) {
  return (
    <div className={classNames(classes.page, headed && classes.headed, dense && classes.dense, className)}>
      {children}
    </div>
  );
}
