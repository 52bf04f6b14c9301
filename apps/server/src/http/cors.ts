import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isApi } from './api-prefix.ts';

/**
 * Mounts CORS headers: pages of other origins may call the API (docs/specification/contract/transport.md#cors). They
 * authenticate with the `cookie` parameter; cookies that a browser adds to a foreign page's call are ignored
 * (`senderOf`), so a page the user merely visits gains nothing. Only origins configured by the operator may use the
 * browser's session.
 *
 * @param trusted origins as browsers write them, e.g. https://player.example
 */
export function mountCors(app: FastifyInstance, trusted: readonly string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    if (asksForPieces(request)) return answerPieces(reply);
    if (!isApi(request.url)) return;
    const { origin } = request.headers;
    const known = origin !== undefined && (origin === 'null' || URL.canParse(origin));
    void reply
      .header('access-control-allow-origin', known ? origin : '*')
      .header('access-control-allow-headers', 'X-Requested-With,Content-Type')
      .header('access-control-allow-methods', 'PUT,POST,GET,DELETE,OPTIONS')
      .header('vary', 'Origin');
    if (known && trusted.includes(origin)) void reply.header('access-control-allow-credentials', 'true');
    if (request.method === 'OPTIONS') await reply.code(204).send();
  });
}

/**
 * Preflight requests of browsers that do not treat Range as a simple header, sent before they read media in
 * ranges.
 */
const asksForPieces = ({ method, url }: FastifyRequest): boolean =>
  method === 'OPTIONS' && /^\/media\//i.test(url);

const answerPieces = (reply: FastifyReply): FastifyReply =>
  reply
    .code(204)
    .header('access-control-allow-origin', '*')
    .header('access-control-allow-methods', 'GET,HEAD')
    .header('access-control-allow-headers', 'Range')
    .send();
