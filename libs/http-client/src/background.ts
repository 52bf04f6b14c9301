let background = false;

/** Whether the running code was started by `inBackground`. */
export const isInBackground = (): boolean => background;

/**
 * Runs `start` and marks the calls that it sends before its first `await` as calls in the background: where calls
 * queue, they go after those of the visible page.
 */
export function inBackground<T>(start: () => T): T {
  background = true;
  try {
    return start();
  } finally {
    background = false;
  }
}
