/**
 * What shows that someone uses the page; a scroll by itself may be the browser's, which restores a position. Screen
 * readers and voice control often cause nothing but a focus and a click.
 */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin', 'click'] as const;

/**
 * Runs `work` once, with the first sign that someone uses the page: a movement of the pointer, a touch, a wheel, a key,
 * a focus or a click.
 * For code that the page needs only to react: a press follows the movement, so the code is usually there first.
 *
 * @returns a function that cancels the wait
 */
export function whenActive(work: () => void): () => void {
  const seen = new AbortController();
  for (const sign of SIGNS)
    window.addEventListener(
      sign,
      () => {
        if (seen.signal.aborted) return;
        seen.abort();
        work();
      },
      { capture: true, passive: true, signal: seen.signal },
    );
  return () => seen.abort();
}
