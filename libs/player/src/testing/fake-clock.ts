import type { Clock } from '../ports/ports.ts';

export interface FakeClock extends Clock {
  /** Advances the time by `ms`; due timers run in their order. */
  advance(ms: number): void;
}

interface Timer {
  at: number;
  callback: () => void;
}

/** A clock that only moves by `advance`. */
export function fakeClock(startMs = 1_700_000_000_000): FakeClock {
  let now = startMs;
  const timers = new Set<Timer>();
  const due = (until: number): Timer | undefined =>
    [...timers].filter((timer) => timer.at <= until).sort((one, other) => one.at - other.at)[0];
  return {
    now: () => now,
    after(ms, callback) {
      const timer = { at: now + ms, callback };
      timers.add(timer);
      return () => {
        timers.delete(timer);
      };
    },
    advance(ms) {
      const until = now + ms;
      for (let timer = due(until); timer; timer = due(until)) {
        timers.delete(timer);
        now = Math.max(now, timer.at);
        timer.callback();
      }
      now = until;
    },
  };
}
