import type { createEngine } from '../engine.ts';

type Engine = ReturnType<typeof createEngine>;

/** The part of the engine that time-based features need. */
export type TimedEngine = Pick<Engine, 'state' | 'snapshot' | 'progress' | 'positionMs' | 'dispatch' | 'dim'>;
