import { setTimeout as wait } from 'node:timers/promises';

/** Time without a request after which a page counts as loaded, ms. */
const QUIET_MS = 300;
/** Longest wait, ms: a request of a picture outside of the window may stay open. */
const MOST_MS = 10_000;
const STEP_MS = 50;

/**
 * Counts the open requests of a page. Playwright's own `networkidle` sometimes never comes for pages with frames.
 * @param {import('playwright').Page} page
 * @returns {() => Promise<void>} waits until the page has requested nothing for a while
 */
export function watchRequests(page) {
  let open = 0;
  let last = performance.now();
  /** @param {number} change */
  const count = (change) => {
    open += change;
    last = performance.now();
  };
  page.on('request', () => count(1));
  page.on('requestfinished', () => count(-1));
  page.on('requestfailed', () => count(-1));
  return async () => {
    const start = performance.now();
    const isQuiet = () => open <= 0 && performance.now() - last >= QUIET_MS;
    while (!isQuiet() && performance.now() - start < MOST_MS) await wait(STEP_MS);
    open = 0;
  };
}
