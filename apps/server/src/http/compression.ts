import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Below this the head of the answer weighs more than what is saved, bytes. */
const WORTH_IT = 1024;
/** Answers are made for one caller each, so speed counts for more than the last percent. */
const BROTLI_QUALITY = 4;

/** The best encoding a caller takes, or none. */
export function encodingFor(accept: string | undefined): 'br' | 'gzip' | null {
  const refused = /(br|gzip)\s*;\s*q=0(\.0*)?\s*(,|$)/g;
  const taken = (accept ?? '').toLowerCase().replace(refused, '');
  if (/\bbr\b/.test(taken)) return 'br';
  return /\bgzip\b/.test(taken) ? 'gzip' : null;
}

/** Compresses JSON answers and pages made for the moment; files of the client come compressed from the build, media are compressed by nature. */
export function mountCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const type = reply.getHeader('content-type');
    if (typeof payload !== 'string' || payload.length < WORTH_IT) return payload;
    if (
      typeof type !== 'string' ||
      !/^(application\/json|text\/html)/.test(type) ||
      reply.hasHeader('content-encoding')
    )
      return payload;
    const vary = reply.getHeader('vary');
    void reply.header(
      'vary',
      typeof vary === 'string' && vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding',
    );
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (!encoding) return payload;
    void reply.header('content-encoding', encoding).removeHeader('content-length');
    return encoding === 'br'
      ? brotli(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
      : zip(payload);
  });
}
