import { type ReactNode } from 'react';
import classes from './PageHead.module.css';

export interface PageHeadProps {
  title: string;
  /** one line below the title */
  note?: ReactNode;
}

/** Visible title of a page that is not named by a tab. */
export function PageHead({ title, note }: PageHeadProps) {
  return (
    <header className={classes.head}>
      <h1 className={classes.title}>{title}</h1>
      {note && <p className={classes.note}>{note}</p>}
    </header>
  );
}
