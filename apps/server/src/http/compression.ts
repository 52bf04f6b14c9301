import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Smallest body to compress, bytes; below it the headers outweigh the saving. */
const WORTH_IT = 1024;
/**
 * Most answers are compressed for a single caller, so speed matters more than the last few percent, for large
 * answers most of all.
 */
const BROTLI_QUALITY = { usual: 3, large: 1 };
/** Size above which `BROTLI_QUALITY.large` applies, bytes. */
const LARGE = 256 * 1024;
const GZIP_LEVEL = 3;
/** Up to this size compressing synchronously is faster than passing the work to a thread, bytes. */
const AT_ONCE = 64 * 1024;
/** Bounds of the brotli window as powers of two. A window larger than the answer only costs memory to clear. */
const WINDOW = { least: 10, most: 22 };

/** Preferred content encoding by Accept-Encoding: brotli, gzip, or null for none. */
export function encodingFor(accept: string | undefined): 'br' | 'gzip' | null {
  const refused = /(br|gzip)\s*;\s*q=0(\.0*)?\s*(,|$)/g;
  const taken = (accept ?? '').toLowerCase().replace(refused, '');
  if (/\bbr\b/.test(taken)) return 'br';
  return /\bgzip\b/.test(taken) ? 'gzip' : null;
}

/**
 * Compresses JSON answers and generated pages. Client files are compressed at build time, media formats already
 * are.
 */
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
