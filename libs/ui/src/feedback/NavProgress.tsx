import { useSyncExternalStore } from 'react';
import { navProgressStore } from './nav-progress.ts';
import classes from './NavProgress.module.css';

/** Draws `navProgress`; once, near the root. Decoration only: the page's own states speak for themselves. */
export function NavProgress() {
  const run = useSyncExternalStore(navProgressStore.subscribe, navProgressStore.get, navProgressStore.get);
  return run === 0 ? null : <div key={run} className={classes.bar} data-testid="nav-progress" aria-hidden />;
}
