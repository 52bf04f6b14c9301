import { failure } from '@qingyin/server-kernel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { resultCodes } from '@qingyin/contract';
import { isApi } from './api-prefix.ts';
import { answerSocket } from './broken-request.ts';
import { localeOf, translate } from './error-messages/index.ts';

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/**
 * Sets a deadline for the request body. When it passes, the request is answered (API calls with code 400 in the
 * body, others with status 408) and the connection closed. `liftBodyDeadline` removes the deadline for uploads.
 *
 * @param ms counted from the end of the head
 */
export function setBodyDeadline(request: IncomingMessage, response: ServerResponse, ms: number): void {
  const { headers } = request;
  if (headers['transfer-encoding'] === undefined && !(Number(headers['content-length']) > 0)) return;
  const timer = setTimeout(() => {
    if (!request.complete && !request.destroyed) void endLate(request, response);
  }, ms).unref();
  timers.set(request, timer);
  request.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
}

/** Removes the body deadline of an upload, for which a minimum rate is enforced instead. */
export function liftBodyDeadline(request: IncomingMessage): void {
  clearTimeout(timers.get(request));
}

async function endLate(
  { socket, url = '', headers }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (response.headersSent || !socket.writable) {
    socket.destroy();
    return;
  }
  const message = await translate('请求超时', localeOf(headers));
  if (isApi(url))
    answerSocket(socket, '200 OK', JSON.stringify(failure(resultCodes.badParameters, message).body));
  else answerSocket(socket, '408 Request Timeout', '');
  socket.once('finish', () => socket.destroy());
}
