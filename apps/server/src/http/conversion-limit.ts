import type { FastifyBaseLogger } from 'fastify';
import { createFairConcurrencyLimit, type FairConcurrencyLimit } from './fair-concurrency-limit.ts';

/** Concurrent waits of this process. More than the queue of conversions holds, since several may wait for one. */
const MAX_WAITS = 200;
/** Concurrent waits of one caller: a quarter of the queue of conversions. */
const MAX_OF_ONE = 10;

/** Concurrency limit of requests that wait for a conversion, so that no caller can fill the queue alone. */
export const createConversionLimit = (log: Pick<FastifyBaseLogger, 'warn'>): FairConcurrencyLimit =>
  createFairConcurrencyLimit({
    ...{ places: MAX_WAITS, maxPerCaller: MAX_OF_ONE },
    onFull: () => log.warn({ places: MAX_WAITS }, 'too many requests wait for conversions'),
  });
