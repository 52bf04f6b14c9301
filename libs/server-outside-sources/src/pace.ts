import { setTimeout as wait } from 'node:timers/promises';

/** Runs tasks one after the other, each at least `everyMs` after the start of the one before. */
export type Pace = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** @param everyMs shortest time between two starts, ms @param signal ends waiting */
export function createPace(everyMs: number, signal: AbortSignal): Pace {
  let last: Promise<unknown> = Promise.resolve();
  let startedAt = -Infinity;
  return (task) => {
    const run = last.then(async () => {
      const left = startedAt + everyMs - performance.now();
      if (left > 0) await wait(left, undefined, { signal });
      signal.throwIfAborted();
      startedAt = performance.now();
      return task();
    });
    last = run.catch(() => undefined);
    return run;
  };
}
