import { pipeline, Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor } from '../http/compression.ts';

/** A page of which a part is not known yet. */
export interface StreamedPage {
  start: string;
  /** never rejects */
  rest: Promise<string>;
}

/** As for whole pages (http/compression.ts). */
const QUALITY = { [constants.BROTLI_PARAM_QUALITY]: 3 };

/**
 * Sends the start of a page at once, so that browsers show it and load its code, and the rest when it is known. Each
 * part is compressed and flushed by itself.
 */
export function sendStreamedPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { start, rest }: StreamedPage,
): FastifyReply {
  const parts = Readable.from(
    (async function* () {
      yield start;
      yield await rest;
    })(),
  );
  void reply.type('text/html; charset=utf-8');
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (!encoding) return reply.send(parts);
  const compressed =
    encoding === 'br'
      ? createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, params: QUALITY })
      : createGzip({ flush: constants.Z_SYNC_FLUSH });
  // Fastify handles errors of the stream that it sends; the source ends with it when the client disconnects.
  pipeline(parts, compressed, () => undefined);
  return reply.header('content-encoding', encoding).send(compressed);
}
