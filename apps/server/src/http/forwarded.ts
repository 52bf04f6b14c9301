import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isApi } from './api-prefix.ts';
import { badParameters } from './failures.ts';
import { HOST } from './origin.ts';
import type { Trusts } from './trusted-proxies.ts';

const PROTOCOLS = ['http', 'https'];
/** Those of the protocols. */
const DEFAULT_PORTS = ['80', '443'];

/**
 * Settles what trusted proxies say about the address the caller used, so that `request.protocol` and `request.host` are
 * what the outermost trusted one saw. What others say is not looked at by Fastify either. An `X-Forwarded-Proto` that is
 * neither http nor https is refused: addresses in answers would begin with it.
 */
export function mountForwarded(app: FastifyInstance, trusted: Trusts | false): void {
  if (!trusted) return;
  app.addHook('onRequest', async (request, reply) => {
    if (!trusted(request.socket.remoteAddress ?? '', 0)) return;
    const hops = Math.max(1, (request.ips?.length ?? 1) - 1);
    const protocol = saidBy(request, 'x-forwarded-proto', hops)?.toLowerCase() ?? request.protocol;
    if (!PROTOCOLS.includes(protocol)) {
      if (isApi(request.url)) throw badParameters('X-Forwarded-Proto 只能是 http 或 https');
      return reply
        .code(400)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('X-Forwarded-Proto is neither http nor https');
    }
    request.headers['x-forwarded-proto'] = protocol;
    request.headers['x-forwarded-host'] = outerHost(request, hops);
  });
}

/** A header that every proxy may have added to: what the outermost of the trusted ones said; undefined for nothing. */
function saidBy({ headers }: FastifyRequest, name: string, hops: number): string | undefined {
  const parts = [headers[name] ?? []].flat().join(',').split(',');
  const said = parts.map((part) => part.trim()).filter(Boolean);
  return said.at(-Math.min(hops, said.length));
}

/**
 * The port of `X-Forwarded-Port` counts where the host has none. 80 and 443 never do: behind a proxy that unpacks https
 * for another one, 80 is the port between the two.
 */
function outerHost(request: FastifyRequest, hops: number): string {
  const named = saidBy(request, 'x-forwarded-host', hops);
  const host = named !== undefined && HOST.test(named) ? named : (request.headers.host ?? '');
  const port = saidBy(request, 'x-forwarded-port', hops) ?? '';
  const counts = /^[1-9]\d{0,4}$/.test(port) && !DEFAULT_PORTS.includes(port);
  return counts && !/:\d+$/.test(host) ? `${host}:${port}` : host;
}
