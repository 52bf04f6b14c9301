import { QueryBoundary } from '@qingyin/ui';
import { type ReactNode } from 'react';
import classes from './BelowSongs.module.css';

/**
 * What stands below the songs, its code loaded after theirs. Room is kept until it is there: who comes back to a place
 * down there must find it. Failing takes nothing above down.
 */
export function BelowSongs({ children }: { children: ReactNode }) {
  return <QueryBoundary pending={<div className={classes.room} />}>{children}</QueryBoundary>;
}
