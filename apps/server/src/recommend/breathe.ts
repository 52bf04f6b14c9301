import { setImmediate } from 'node:timers/promises';

/** Lets calls that wait be answered; SQLite works on the same thread as everything else. */
export type Breathe = () => Promise<unknown>;

export const breathe: Breathe = () => setImmediate();

/** For work that is short enough to be done at a stretch. */
export const atAStretch: Breathe = () => Promise.resolve();
