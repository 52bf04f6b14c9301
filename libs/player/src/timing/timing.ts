import type { AudioPort } from '../ports/audio-port.ts';
import type { Clock } from '../ports/ports.ts';
import { createLooper } from './looper.ts';
import { createSleeper } from './sleeper.ts';
import type { TimedEngine } from './timed-engine.ts';

/** What happens by the clock: the part of a song that is repeated, and the end of an evening. */
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
