import type { AudioPort } from '../ports/audio-port.ts';
import type { Clock } from '../ports/ports.ts';
import { createLooper } from './looper.ts';
import { createSleeper } from './sleeper.ts';
import type { TimedEngine } from './timed-engine.ts';

/** Time-based features: A–B repeat and sleep timer. */
export function createTiming(engine: TimedEngine, audio: AudioPort, clock: Clock) {
  const looper = createLooper(engine, audio, clock);
  const sleeper = createSleeper(engine, clock);
  return {
    loop: looper.set,
    dispose(): void {
      looper.dispose();
      sleeper.dispose();
    },
  };
}

export type Timing = ReturnType<typeof createTiming>;
