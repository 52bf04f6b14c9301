import { badParameters } from '@qingyin/server-kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isApi } from './api-prefix.ts';
import { HOST_PATTERN } from './request-sender.ts';
import type { IsTrustedProxy } from './trusted-proxies.ts';

const PROTOCOLS = ['http', 'https'];
/** Default ports of the protocols. */
const DEFAULT_PORTS = ['80', '443'];

/**
 * Applies the `X-Forwarded-*` headers of trusted proxies, so that `request.protocol` and `request.host` are what
 * the outermost trusted proxy saw. Fastify ignores these headers from other senders. An `X-Forwarded-Proto` other
 * than http or https is refused, since absolute URLs in answers would start with it.
 */
export function mountForwardedHeaders(app: FastifyInstance, trusted: IsTrustedProxy | false): void {
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

/**
 * Value that the outermost trusted proxy gave in a header to which every proxy may have appended; undefined if
 * there is none.
 */
function saidBy({ headers }: FastifyRequest, name: string, hops: number): string | undefined {
  const parts = [headers[name] ?? []].flat().join(',').split(',');
  const said = parts.map((part) => part.trim()).filter(Boolean);
  return said.at(-Math.min(hops, said.length));
}

/**
 * Host seen by the outermost trusted proxy. The port of `X-Forwarded-Port` applies if the host has none. 80 and
 * 443 are ignored: behind a proxy that terminates https for another proxy, 80 is the port between the two.
 */
function outerHost(request: FastifyRequest, hops: number): string {
  const named = saidBy(request, 'x-forwarded-host', hops);
  const host = named !== undefined && HOST_PATTERN.test(named) ? named : (request.headers.host ?? '');
  const port = saidBy(request, 'x-forwarded-port', hops) ?? '';
  const counts = /^[1-9]\d{0,4}$/.test(port) && !DEFAULT_PORTS.includes(port);
  return counts && !/:\d+$/.test(host) ? `${host}:${port}` : host;
}
