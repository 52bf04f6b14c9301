/** Signs of life: whoever has read far enough ahead waits for the next one. One waits at a time. */
export interface Signs {
  give(): void;
  /** Rejects when `signal` ends the waiting. */
  next(signal: AbortSignal): Promise<void>;
}

/** Signs that nobody waits for yet. */
export function createSigns(): Signs {
  let wake = (): void => {};
  return {
    give: () => wake(),
    next: (signal) =>
      new Promise((resolve, reject) => {
        const stop = (): void => reject(new DOMException('Another turn began', 'AbortError'));
        if (signal.aborted) stop();
        signal.addEventListener('abort', stop, { once: true });
        wake = () => {
          signal.removeEventListener('abort', stop);
          resolve();
        };
      }),
  };
}
