import type { FastifyBaseLogger } from 'fastify';
import { BusinessError, houseCodes } from './failures.ts';
import { createShares, type Shares } from './shares.ts';

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
export function createUploadPlaces(maxCalls: number, log: FastifyBaseLogger): Shares {
  const places = Math.min(maxCalls, MAX_UPLOADS);
  return createShares({
    places,
    each: Math.max(1, Math.min(MAX_OF_ONE, Math.floor(places / 2))),
    onFull: () => log.warn({ places }, 'too many uploads at once'),
  });
}

/**
 * Takes an upload slot.
 *
 * @returns a function that releases it
 * @throws BusinessError 503 when there is none
 */
export function enterUpload(places: Shares, caller: string): () => void {
  const entry = places.enter(caller);
  if (entry === 'own-taken') throw new BusinessError(houseCodes.overloaded, '同时上传的文件过多，请稍后再试');
  if (entry === 'all-taken') throw new BusinessError(houseCodes.overloaded, '服务器繁忙，请稍后再试');
  return () => entry.leave();
}
