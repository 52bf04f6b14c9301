/** After this long idle work may begin even on a busy page, ms. */
const IDLE_TIMEOUT_MS = 3000;

/** Does `work` when the browser has nothing better to do, or soon even so. */
export const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS })
    : setTimeout(work, 500);
