import { QueryBoundary } from '@qingyin/ui';
import { type ReactNode } from 'react';
import classes from './DeferredSection.module.css';

/**
 * Content below the songs, loaded after them. Reserves space until it is loaded, so that Back can restore a scroll
 * position down there. A failure does not affect the songs.
 */
export function DeferredSection({ children }: { children: ReactNode }) {
  return <QueryBoundary pending={<div className={classes.room} />}>{children}</QueryBoundary>;
}
