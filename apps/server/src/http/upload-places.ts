import type { FastifyBaseLogger } from 'fastify';
import { BusinessError, houseCodes } from './failures.ts';
import { createShares, type Shares } from './shares.ts';

/** Files received at once by this process. */
const MAX_UPLOADS = 64;
/** Of one caller. The client sends three; after a lost connection it sends them again while the first still hang. */
const MAX_OF_ONE = 8;

/**
 * Places for files that arrive, shared by all routes that take files. One caller has a few of them, and never more than half.
 *
 * @param maxCalls calls answered at once, where that is less
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
 * Takes a place for a file.
 *
 * @returns what gives it back
 * @throws BusinessError 503 when there is none
 */
export function enterUpload(places: Shares, caller: string): () => void {
  const entry = places.enter(caller);
  if (entry === 'own-taken') throw new BusinessError(houseCodes.overloaded, '同时上传的文件过多，请稍后再试');
  if (entry === 'all-taken') throw new BusinessError(houseCodes.overloaded, '服务器繁忙，请稍后再试');
  return () => entry.leave();
}
