import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Below this the head of the answer weighs more than what is saved, bytes. */
const WORTH_IT = 1024;
/** Answers are made for one caller each, so speed counts for more than the last percents, of large ones most of all. */
const BROTLI_QUALITY = { usual: 3, large: 1 };
/** Bytes. */
const LARGE = 256 * 1024;
const GZIP_LEVEL = 3;
/** Up to this size compressing takes less than handing the work to another thread, bytes. */
const AT_ONCE = 64 * 1024;
/** The window brotli looks back in, as a power of two: what is larger than the answer is only memory to clear. */
const WINDOW = { least: 10, most: 22 };

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
    return compress(Buffer.from(payload), encoding);
  });
}

function compress(text: Buffer, encoding: 'br' | 'gzip'): Buffer | Promise<Buffer> {
  const atOnce = text.length <= AT_ONCE;
  if (encoding === 'gzip') {
    const options = { level: GZIP_LEVEL };
    return atOnce ? gzipSync(text, options) : zip(text, options);
  }
  const window = Math.ceil(Math.log2(text.length));
  const options = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: text.length < LARGE ? BROTLI_QUALITY.usual : BROTLI_QUALITY.large,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(WINDOW.most, Math.max(WINDOW.least, window)),
    },
  };
  return atOnce ? brotliCompressSync(text, options) : brotli(text, options);
}
