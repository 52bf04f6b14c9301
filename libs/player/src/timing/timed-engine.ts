import type { createEngine } from '../engine.ts';

type Engine = ReturnType<typeof createEngine>;

/** What of the engine is needed to do something at a certain moment. */
export type TimedEngine = Pick<Engine, 'state' | 'snapshot' | 'progress' | 'positionMs' | 'dispatch' | 'dim'>;
