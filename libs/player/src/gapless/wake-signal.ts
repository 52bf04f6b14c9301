/** Wake-up signal: a reader that is far enough ahead waits for the next media event. One waiter at a time. */
export interface WakeSignal {
  wake(): void;
  /** Waits for the next signal. Rejects when `signal` is aborted. */
  wait(signal: AbortSignal): Promise<void>;
}

/** Creates a signal without a waiter. */
export function createWakeSignal(): WakeSignal {
  let wake = (): void => {};
  return {
    wake: () => wake(),
    wait: (signal) =>
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
