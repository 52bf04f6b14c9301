import type { FastifyRequest } from 'fastify';

const HOST = /^[a-z0-9.-]+(:\d{1,5})?$|^\[[0-9a-f:.]+\](:\d{1,5})?$/i;

/**
 * The `https://host` that addresses in answers start with: the configured one, else the one the caller used (behind
 * a trusted proxy what the proxy says), so that a page in a home network gets addresses it can reach.
 */
export function originOf(request: FastifyRequest, publicUrl: string | undefined): string {
  if (publicUrl) return publicUrl;
  const host =
    request.host && HOST.test(request.host) ? request.host : `localhost:${request.socket.localPort ?? ''}`;
  return `${request.protocol}://${host}`;
}

/** true: a script of another origin sent this; its cookies are not ours to act upon. */
export function isForeignScript(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  if (!origin || origin === 'null') return origin === 'null';
  try {
    return new URL(origin).host !== request.host;
  } catch {
    return true;
  }
}
