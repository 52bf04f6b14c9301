import type { createEngine } from '../engine.ts';
import type { AudioPort } from '../ports/audio-port.ts';
import type { Clock } from '../ports/ports.ts';
import { createLooper } from './looper.ts';
import { createSleeper } from './sleeper.ts';

type Engine = ReturnType<typeof createEngine>;

/** The part of the engine that time-based features need. */
export type TimedEngine = Pick<Engine, 'state' | 'snapshot' | 'progress' | 'positionMs' | 'dispatch' | 'dim'>;

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
