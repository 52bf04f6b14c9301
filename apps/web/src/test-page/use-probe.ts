import { useCallback, useEffect, useRef, useState } from 'react';

/** What is known about something that is asked while the page stands; times in ms. */
export type Probe<T> =
  | { state: 'running' }
  | { state: 'done'; value: T; ms: number }
  | { state: 'failed'; error: unknown; ms: number };

/**
 * Asks once when the page opens and again on `again()`; an answer that comes after a newer question is dropped.
 * `ask` has to be the same function on every render.
 */
export function useProbe<T>(ask: () => Promise<T>): { probe: Probe<T>; again: () => void } {
  const [probe, setProbe] = useState<Probe<T>>({ state: 'running' });
  const latest = useRef(0);
  const again = useCallback(() => {
    const turn = (latest.current += 1);
    const start = performance.now();
    const settle = (end: (ms: number) => Probe<T>) => {
      if (turn === latest.current) setProbe(end(Math.round(performance.now() - start)));
    };
    setProbe({ state: 'running' });
    ask().then(
      (value) => settle((ms) => ({ state: 'done', value, ms })),
      (error: unknown) => settle((ms) => ({ state: 'failed', error, ms })),
    );
  }, [ask]);
  useEffect(() => {
    again();
    return () => void (latest.current += 1);
  }, [again]);
  return { probe, again };
}
