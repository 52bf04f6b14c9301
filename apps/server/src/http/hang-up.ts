import type { FastifyRequest } from 'fastify';
import { isBrokenOff } from '../files/broken-off.ts';

/**
 * Whether a call failed because the client closed the connection, which is not the server's fault; logged at debug
 * level.
 */
export function hasHungUp(error: unknown, request: FastifyRequest): boolean {
  if (!request.raw.socket.destroyed || !isBrokenOff(error)) return false;
  request.log.debug('the client closed the connection');
  return true;
}
