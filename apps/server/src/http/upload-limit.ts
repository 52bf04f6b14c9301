import { BusinessError, serverCodes } from '@qingyin/server-kernel';
import type { FastifyBaseLogger } from 'fastify';
import { createFairConcurrencyLimit, type FairConcurrencyLimit } from './fair-concurrency-limit.ts';

/** Concurrent uploads of this process. */
const MAX_UPLOADS = 64;
/**
 * Concurrent uploads of one caller. The client sends three; after a lost connection it sends them again while the
 * first ones are still open.
 */
const MAX_OF_ONE = 8;

/**
 * Concurrency limit of uploads, shared by all routes that receive files. One caller gets at most 8 and never more
 * than half.
 *
 * @param maxCalls concurrency limit of calls, an upper bound
 */
export function createUploadLimit(maxCalls: number, log: FastifyBaseLogger): FairConcurrencyLimit {
  const places = Math.min(maxCalls, MAX_UPLOADS);
  return createFairConcurrencyLimit({
    places,
    maxPerCaller: Math.max(1, Math.min(MAX_OF_ONE, Math.floor(places / 2))),
    onFull: () => log.warn({ places }, 'too many uploads at once'),
  });
}

/**
 * Takes an upload slot.
 *
 * @returns a function that releases it
 * @throws BusinessError 503 when there is none
 */
export function acquireUploadSlot(places: FairConcurrencyLimit, caller: string): () => void {
  const entry = places.enter(caller);
  if (entry === 'own-taken')
    throw new BusinessError(serverCodes.overloaded, '同时上传的文件过多，请稍后再试');
  if (entry === 'all-taken') throw new BusinessError(serverCodes.overloaded, '服务器繁忙，请稍后再试');
  return () => entry.leave();
}
