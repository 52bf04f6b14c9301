import { failure } from '@qingyin/server-kernel';
import type { Socket } from 'node:net';
import { resultCodes } from '@qingyin/contract';
import { isApi } from './api-prefix.ts';
import { withoutBasePath } from './base-path.ts';

const REQUEST_LINE = /^[A-Z]+ (\S+)/;
const TOO_LONG = 'HPE_HEADER_OVERFLOW';
const TOO_SLOW = 'ERR_HTTP_REQUEST_TIMEOUT';

/**
 * Returns the handler of input that Node's HTTP parser rejects: URL or headers over 16 KB, binary garbage, a request
 * that is never completed. API calls get their code in the body with status 200, since HTTP status 400 would log a page out
 * (docs/specification/errors.md#statuses-and-business-codes).
 */
export const answerBrokenRequest =
  (basePath: string) =>
  (error: Error & { code?: string; rawPacket?: unknown }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const [, url = ''] = REQUEST_LINE.exec(startOf(error.rawPacket)) ?? [];
    const tooLong = error.code === TOO_LONG;
    if (isApi(withoutBasePath(url, basePath)))
      return answerSocket(
        socket,
        '200 OK',
        JSON.stringify(failure(resultCodes.badParameters, tooLong ? '请求地址过长' : '请求格式错误').body),
      );
    if (tooLong) return answerSocket(socket, '431 Request Header Fields Too Large', '');
    return answerSocket(socket, error.code === TOO_SLOW ? '408 Request Timeout' : '400 Bad Request', '');
  };

const startOf = (packet: unknown): string =>
  Buffer.isBuffer(packet) ? packet.toString('latin1', 0, 200) : '';

/** Writes a complete HTTP response to a raw socket and closes it. @param body JSON */
export function answerSocket(socket: Socket, status: string, body: string): void {
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
