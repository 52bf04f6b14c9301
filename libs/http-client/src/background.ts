/** Whether a call is still one in the background. */
type IsBackground = () => boolean;

let current: IsBackground | null = null;

/** The mark of the calls that the running code sends; null outside of `inBackground`. */
export const currentBackground = (): IsBackground | null => current;

/**
 * Runs `start` and marks the calls that it sends before its first `await` as calls in the background: where calls
 * queue, they go after those of the visible page.
 *
 * @param isBackground read while a call waits; false makes it a call of the page
 */
export function inBackground<T>(start: () => T, isBackground: IsBackground = () => true): T {
  const before = current;
  current = isBackground;
  try {
    return start();
  } finally {
    current = before;
  }
}
