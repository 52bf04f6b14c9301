import type { FastifyInstance } from 'fastify';
import { API_PREFIX } from './api.ts';

/**
 * Other clients may call the API from their own pages (contract page, 1.7). They identify themselves by the `cookie`
 * parameter: cookies that a browser adds to a foreign page's call are not looked at (see `isForeignScript`), so this
 * opens nothing to a page the listener merely visits.
 */
export function mountCors(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith(API_PREFIX)) return;
    const { origin } = request.headers;
    void reply
      .header('access-control-allow-origin', origin ?? '*')
      .header('access-control-allow-headers', 'X-Requested-With,Content-Type')
      .header('access-control-allow-methods', 'PUT,POST,GET,DELETE,OPTIONS')
      .header('vary', 'Origin');
    if (origin) void reply.header('access-control-allow-credentials', 'true');
    if (request.method === 'OPTIONS') await reply.code(204).send();
  });
}
