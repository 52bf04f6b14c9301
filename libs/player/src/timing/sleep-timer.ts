import type { Clock } from '../ports/ports.ts';
import type { TimedEngine } from './timed-engine.ts';

/** Duration of the fade before a timed stop, ms. */
export const SLEEP_FADE_MS = 10_000;
/** Interval between volume steps of the fade, ms; finer steps are inaudible. */
const STEP_MS = 50;
/** Delay until the volume is restored after the pause, which has a short fade of its own, ms. */
const AFTER_PAUSE_MS = 200;

/**
 * Sleep timer: fades out and pauses at the set time. Reads the clock at each step, because the machine may have
 * been suspended.
 */
export function createSleepTimer(engine: TimedEngine, clock: Clock) {
  const { state, snapshot, dispatch, dim } = engine;
  let callOff: (() => void) | null = null;
  let known = state().sleep;
  let dimmed = false;

  function look(): void {
    callOff?.();
    callOff = null;
    const sleep = state().sleep;
    if (sleep?.kind !== 'at') {
      if (dimmed) whole();
      return;
    }
    const leftMs = sleep.at - clock.now();
    if (leftMs <= 0) {
      // Delayed, because restoring the volume at once would be audible in the fade of the pause.
      callOff = clock.after(AFTER_PAUSE_MS, whole);
      dispatch({ type: 'pause' });
      dispatch({ type: 'set-sleep', sleep: null });
      return;
    }
    const sinkMs = Math.min(SLEEP_FADE_MS, sleep.afterMs);
    if (leftMs < sinkMs) sink(leftMs / sinkMs);
    else if (dimmed) whole();
    callOff = clock.after(leftMs > sinkMs ? leftMs - sinkMs : STEP_MS, look);
  }

  /** Squared, because loudness is perceived in ratios; the volume slider does the same. */
  function sink(share: number): void {
    dimmed = true;
    dim(share * share);
  }

  function whole(): void {
    callOff = null;
    dimmed = false;
    dim(1);
  }

  const stop = snapshot.subscribe(() => {
    const { sleep } = state();
    if (sleep === known) return;
    known = sleep;
    // Ignores the reset of the timer that its own end causes.
    if (sleep !== null || !callOff || state().status !== 'paused' || !dimmed) look();
  });
  look();

  return {
    dispose(): void {
      stop();
      callOff?.();
    },
  };
}
