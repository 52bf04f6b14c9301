import { QueryBoundary, type QueryBoundaryProps } from '@qingyin/ui';
import { type ReactNode, useId } from 'react';
import classes from './Section.module.css';

export interface SectionProps extends Pick<QueryBoundaryProps, 'pending' | 'failed' | 'resetKey'> {
  title: string;
  /** link to the complete list, at the end of the heading */
  more?: ReactNode;
  children: ReactNode;
}

/** Block of a page: a permanent heading, and content with its own pending and error states. */
export function Section({ title, more, children, pending, failed, resetKey }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {more && <span className={classes.more}>{more}</span>}
      </div>
      <QueryBoundary pending={pending} failed={failed} resetKey={resetKey}>
        {children}
      </QueryBoundary>
    </section>
  );
}
