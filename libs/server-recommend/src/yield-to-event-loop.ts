import { setImmediate } from 'node:timers/promises';

/**
 * Yields to the event loop, so that pending requests are served during long work: SQLite queries run synchronously
 * on the main thread.
 */
export type YieldToEventLoop = () => Promise<unknown>;

export const yieldToEventLoop: YieldToEventLoop = () => setImmediate();

/** No-op, for work short enough not to yield. */
export const withoutYielding: YieldToEventLoop = () => Promise.resolve();
