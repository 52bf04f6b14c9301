import { once } from 'node:events';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ifNoneMatchMatches, ifRangeMatches, readRange } from './byte-range.ts';

/** A file with random access. */
export interface RandomAccessFile {
  /** bytes */
  size: number;
  /** strong entity tag, with its quotes */
  etag: string;
  contentType: string;
  /** Reads a range, both ends inclusive. A chunk is valid only until the next one is requested. */
  read(start: number, end: number, signal?: AbortSignal): AsyncIterable<Buffer>;
}

/** Sends a file or the requested range of it. @param keep value of `cache-control` */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: RandomAccessFile,
  keep: string,
): Promise<FastifyReply> {
  void reply.header('etag', file.etag).header('accept-ranges', 'bytes').header('cache-control', keep);
  allowAllOrigins(reply);
  if (ifNoneMatchMatches(request.headers['if-none-match'], file.etag)) return reply.code(304).send();
  const wanted = ifRangeMatches(headerText(request.headers['if-range']), file.etag)
    ? readRange(request.headers.range, file.size)
    : 'whole';
  if (wanted === 'none') {
    return reply
      .code(416)
      .header('content-range', `bytes */${file.size}`)
      .header('cache-control', 'no-store')
      .send();
  }
  const range = wanted === 'whole' ? { start: 0, end: file.size - 1 } : wanted;
  if (wanted !== 'whole') {
    void reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
  }
  void reply.type(file.contentType).header('content-length', range.end - range.start + 1);
  // An empty stream keeps the Content-Length; without a payload Fastify would set it to 0.
  if (request.method === 'HEAD') return reply.send(Readable.from([]));
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return sendPieces(
    reply,
    file.read(range.start, range.end, gone.signal)[Symbol.asyncIterator](),
    gone.signal,
  );
}

/**
 * Writes one chunk at a time and requests the next once it is written, so that chunks may share one buffer. An
 * error before the first chunk is answered like any other; later ones close the connection.
 */
async function sendPieces(
  reply: FastifyReply,
  pieces: AsyncIterator<Buffer>,
  gone: AbortSignal,
): Promise<FastifyReply> {
  let piece = await pieces.next();
  reply.hijack();
  const { raw } = reply;
  raw.statusCode = reply.statusCode;
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value);
  const closed = once(gone, 'abort');
  try {
    while (piece.done !== true && !gone.aborted) {
      const { value } = piece;
      await Promise.race([new Promise((sent) => raw.write(value, sent)), closed]);
      piece = await pieces.next();
    }
    raw.end();
  } catch (error) {
    if (!gone.aborted) reply.log.error(error);
    raw.destroy();
  } finally {
    await pieces.return?.();
  }
  return reply;
}

/**
 * `Content-Disposition` for a download with any characters in its name (RFC 6266). @param plain ASCII fallback for
 * old clients
 */
export function contentDisposition(name: string, plain: string): string {
  const safe = name.replace(/[\\/:*?"<>|\p{Cc}\p{Cs}]/gu, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(safe).replace(/['()]/g, percent)}`;
}

const headerText = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;

/**
 * Allows all origins to read the answer: other clients of this contract connect audio to audio graphs, which needs
 * CORS (docs/specification/contract/serving-other-clients.md). Clients that join songs read ranges, and get the file
 * size from `content-range`.
 */
export function allowAllOrigins(reply: FastifyReply): void {
  void reply
    .header('access-control-allow-origin', '*')
    .header('access-control-expose-headers', 'content-range')
    .header('cross-origin-resource-policy', 'cross-origin');
}

/** Answers 404: media URLs are not API calls. */
export const answerNotFound = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found');

/** Answers 403 for a signed URL that has expired or has a wrong signature. */
export const answerExpired = (reply: FastifyReply): FastifyReply =>
  reply
    .code(403)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('This address has ended');

const percent = (char: string): string => `%${char.charCodeAt(0).toString(16).toUpperCase()}`;
