import { isAbortedStream } from '@qingyin/server-files';
import type { FastifyRequest } from 'fastify';

/**
 * Whether a call failed because the client closed the connection, which is not the server's fault; logged at debug
 * level.
 */
export function isClientAbort(error: unknown, request: FastifyRequest): boolean {
  if (!request.raw.socket.destroyed || !isAbortedStream(error)) return false;
  request.log.debug('the client closed the connection');
  return true;
}
