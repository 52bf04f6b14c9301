import { useCallback, useEffect, useRef, useState } from 'react';

/** State of a probe; times in ms. */
export type Probe<T> =
  | { state: 'running' }
  | { state: 'done'; value: T; ms: number }
  | { state: 'failed'; error: unknown; ms: number };

/**
 * Runs `ask` on mount and on `again()`; results of an earlier run are dropped. `ask` must keep its identity
 * between renders.
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
