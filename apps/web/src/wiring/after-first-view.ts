import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** Longest wait for the load event, which a picture that does not arrive holds up, ms. */
const LOAD_LIMIT_MS = 10_000;

/**
 * Runs `work` when the browser is idle after the page's load event, at the latest 13 s after the call, so that code for
 * later does not compete with what the first view shows.
 */
export function afterFirstView(work: () => void): void {
  let due = true;
  const run = () => {
    if (due) whenIdle(work);
    due = false;
  };
  if (document.readyState === 'complete') return run();
  window.addEventListener('load', run, { once: true });
  setTimeout(run, LOAD_LIMIT_MS);
}

/** Whether that time has come since the caller was rendered, for parts that no first view needs. */
export function useAfterFirstView(): boolean {
  const [after, setAfter] = useState(false);
  useEffect(() => afterFirstView(() => setAfter(true)), []);
  return after;
}
