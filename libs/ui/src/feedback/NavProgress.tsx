import { useSyncExternalStore } from 'react';
import { navProgressStore } from './nav-progress.ts';
import classes from './NavProgress.module.css';

/**
 * Renders `navProgress`; mount it once, near the root. Decorative only: loading states of the page are announced
 * elsewhere.
 */
export function NavProgress() {
  const run = useSyncExternalStore(navProgressStore.subscribe, navProgressStore.get, navProgressStore.get);
  return run === 0 ? null : <div key={run} className={classes.bar} data-testid="nav-progress" aria-hidden />;
}
