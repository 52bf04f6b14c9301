import type { FastifyRequest } from 'fastify';
import { isBrokenOff } from '../files/broken-off.ts';

/**
 * Whether a call failed because its caller has closed the connection, which is no fault of the server. A line for
 * whoever looks for it is logged then.
 */
export function hasHungUp(error: unknown, request: FastifyRequest): boolean {
  if (!request.raw.socket.destroyed || !isBrokenOff(error)) return false;
  request.log.debug('the caller has closed the connection');
  return true;
}
