import { createValueStore } from '@qingyin/observable';

/** How long the progress bar shows on each navigation, ms (docs/specification/routes.md). */
export const NAV_PROGRESS_MS = 500;

/** Number of the run that is shown, 0 for none. */
export const navProgressStore = createValueStore(0);

let runs = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Thin progress bar at the top of the window during navigation. `start` shows it for 500 ms; a further `start`
 * restarts it.
 */
export const navProgress = {
  start(): void {
    clearTimeout(timer);
    navProgressStore.set(++runs);
    timer = setTimeout(() => navProgressStore.set(0), NAV_PROGRESS_MS);
  },
};
