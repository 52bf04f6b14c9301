import { type ReactNode, useId } from 'react';
import classes from './Works.module.css';

/** What a tab shows when the tab itself is its title: the heading is only said. */
export function TabSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.endless}>
      <h2 id={id} className="qy-unseen">
        {title}
      </h2>
      {children}
    </section>
  );
}
