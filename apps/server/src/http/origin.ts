import type { FastifyRequest } from 'fastify';

const HOST = /^[a-z0-9.-]+(:\d{1,5})?$|^\[[0-9a-f:.]+\](:\d{1,5})?$/i;

/** Whose pages may use the browser's session. */
export interface Origins {
  /** address under which others reach this server */
  publicUrl: string | undefined;
  /** origins of other people's pages that are trusted like our own (--cors-origins) */
  corsOrigins: readonly string[];
}

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

const parsed = (address: string): URL | null => (URL.canParse(address) ? new URL(address) : null);

/**
 * true: a page that is not ours sent this, or nobody's page did (an address typed, a link in a mail). The cookies the
 * browser added are then not ours to act upon, and no cookies are handed out. Programs send none of these headers.
 */
export function isForeign(request: FastifyRequest, { publicUrl, corsOrigins }: Origins): boolean {
  const { origin, referer, 'sec-fetch-site': site } = request.headers;
  const named = origin || referer;
  const page = named ? parsed(named) : null;
  if (isTrusted(page, corsOrigins)) return false;
  if (site !== undefined && site !== 'same-origin') return true;
  if (!named) return false;
  // `null` (a sandboxed frame, a file) names nobody's page.
  return page === null || (page.host !== request.host && page.host !== parsed(publicUrl ?? '')?.host);
}

const isTrusted = (page: URL | null, corsOrigins: readonly string[]): boolean =>
  page !== null && corsOrigins.includes(page.origin);

/**
 * true: a page of our own will read the answer, or a browser will show it as a page, so that no secret may be in it.
 * A script of somebody else's page is a client of the contract like any program: one the operator trusts (`corsOrigins`)
 * keeps the string itself, since a browser would not keep our strict cookie for it.
 */
export function isPage(
  { headers }: FastifyRequest,
  foreign: boolean,
  corsOrigins: readonly string[] = [],
): boolean {
  if (isTrusted(headers.origin ? parsed(headers.origin) : null, corsOrigins)) return false;
  const { 'sec-fetch-site': site, 'sec-fetch-mode': mode } = headers;
  if (foreign) return site === 'none' || (site !== undefined && mode !== 'cors');
  return Boolean(site ?? headers.origin ?? headers.referer);
}
