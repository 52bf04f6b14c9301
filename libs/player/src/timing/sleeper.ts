import type { Clock } from '../ports/ports.ts';
import type { TimedEngine } from './timed-engine.ts';

/** The music sinks for so long before a timed stop, ms. */
export const SINK_MS = 10_000;
/** Finer steps of so slow a fade are not heard, ms. */
const STEP_MS = 50;
/** The pause at the end fades by itself; the volume comes back behind it, ms. */
const AFTER_PAUSE_MS = 200;

/** Stops the music when its time has come. It asks the clock again at each step, for machines that slept meanwhile. */
export function createSleeper(engine: TimedEngine, clock: Clock) {
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
      // Not at once: the volume would come back into the last sound.
      callOff = clock.after(AFTER_PAUSE_MS, whole);
      dispatch({ type: 'pause' });
      dispatch({ type: 'set-sleep', sleep: null });
      return;
    }
    const sinkMs = Math.min(SINK_MS, sleep.afterMs);
    if (leftMs < sinkMs) sink(leftMs / sinkMs);
    else if (dimmed) whole();
    callOff = clock.after(leftMs > sinkMs ? leftMs - sinkMs : STEP_MS, look);
  }

  /** Ears hear loudness in ratios, as with the slider of the volume. */
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
    // Its own end is no news.
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
