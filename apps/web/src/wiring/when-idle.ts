/** Upper limit of the wait on a busy page, ms. */
const IDLE_TIMEOUT_MS = 3000;

/**
 * Runs `work` when the browser is idle (`requestIdleCallback`), at the latest after 3 s; browsers without it
 * wait 500 ms.
 */
export const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS })
    : setTimeout(work, 500);
