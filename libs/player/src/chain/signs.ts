/** Wake-up signal: a reader that is far enough ahead waits for the next media event. One waiter at a time. */
export interface Signs {
  give(): void;
  /** Waits for the next signal. Rejects when `signal` is aborted. */
  next(signal: AbortSignal): Promise<void>;
}

/** Creates a signal without a waiter. */
export function createSigns(): Signs {
  let wake = (): void => {};
  return {
    give: () => wake(),
    next: (signal) =>
      new Promise((resolve, reject) => {
        const stop = (): void => reject(new DOMException('Replaced by another read', 'AbortError'));
        if (signal.aborted) stop();
        signal.addEventListener('abort', stop, { once: true });
        wake = () => {
          signal.removeEventListener('abort', stop);
          resolve();
        };
      }),
  };
}
