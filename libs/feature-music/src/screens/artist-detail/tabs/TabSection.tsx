import { type ReactNode, useId } from 'react';
import classes from './ArtistWorks.module.css';

/** Section of a tab, whose visually hidden heading repeats the tab's label. */
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
