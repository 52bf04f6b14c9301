import type { createEngine } from '../engine.ts';
import type { AudioPort } from '../ports/audio-port.ts';
import type { Clock } from '../ports/ports.ts';
import { createLooper } from './looper.ts';
import { createSleeper } from './sleeper.ts';

type Engine = ReturnType<typeof createEngine>;

/** What of the engine is needed to do something at a certain moment. */
export type TimedEngine = Pick<Engine, 'state' | 'snapshot' | 'progress' | 'positionMs' | 'dispatch' | 'dim'>;

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
