import type { AudioPort } from '../ports/audio-port.ts';
import type { Clock } from '../ports/ports.ts';
import { createAbRepeat } from './ab-repeat.ts';
import { createSleepTimer } from './sleep-timer.ts';
import type { TimedEngine } from './timed-engine.ts';

/** Time-based features: A–B repeat and sleep timer. */
export function createTiming(engine: TimedEngine, audio: AudioPort, clock: Clock) {
  const abRepeat = createAbRepeat(engine, audio, clock);
  const sleepTimer = createSleepTimer(engine, clock);
  return {
    loop: abRepeat.set,
    dispose(): void {
      abRepeat.dispose();
      sleepTimer.dispose();
    },
  };
}

export type Timing = ReturnType<typeof createTiming>;
