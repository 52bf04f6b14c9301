import { setImmediate } from 'node:timers/promises';

/**
 * Yields to the event loop, so that pending requests are served during long work: SQLite queries run synchronously
 * on the main thread.
 */
export type Breathe = () => Promise<unknown>;

export const breathe: Breathe = () => setImmediate();

/** No-op, for work short enough not to yield. */
export const atAStretch: Breathe = () => Promise.resolve();
