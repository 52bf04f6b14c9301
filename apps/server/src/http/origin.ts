import { ownPageHeader } from '@qingyin/contract';
import type { FastifyRequest } from 'fastify';

/** What a host name looks like, with a port or without. */
export const HOST = /^[a-z0-9.-]+(:\d{1,5})?$|^\[[0-9a-f:.]+\](:\d{1,5})?$/i;
const HEADER = ownPageHeader.name.toLowerCase();

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

/** Who sent a call: a page of ours, a page (or a link, a typed address) that is not ours, or nobody knows. */
export type Sender = 'own' | 'foreign' | 'unknown';

/**
 * Tells which page sent a call. Only `own` may use a cookie that a page was given: a browser sends it with whatever a
 * page of another port of the same host asks for, and over plain http such a page can keep every header away that names
 * it. Programs are `unknown`.
 */
export function senderOf({ headers, host }: FastifyRequest, { publicUrl, corsOrigins }: Origins): Sender {
  const { origin, referer, 'sec-fetch-site': site } = headers;
  const named = origin || referer;
  const page = named ? parsed(named) : null;
  if (isTrusted(page, corsOrigins)) return 'own';
  if (site !== undefined && site !== 'same-origin') return 'foreign';
  // `null` (a sandboxed frame, a file) is the origin of no page.
  if (named) return page && isOurs(page, host, publicUrl) ? 'own' : 'foreign';
  return site !== undefined || headers[HEADER] === ownPageHeader.value ? 'own' : 'unknown';
}

/** Some proxies name the port in `Host` although it is the scheme's own. */
const isOurs = (page: URL, host: string, publicUrl: string | undefined): boolean =>
  [`${page.protocol}//${host}`, publicUrl ?? ''].some((address) => parsed(address)?.host === page.host);

/**
 * Whether the answer may set cookies. A browser says less than a page of ours would when any page, or a typed address,
 * sends it to us with GET: that must sign nobody in. Browsers add `Origin` to every POST, and all call themselves Mozilla.
 */
export const mayHaveCookies = ({ method, headers }: FastifyRequest, sender: Sender): boolean =>
  sender === 'own' ||
  (sender === 'unknown' &&
    !(/^(GET|HEAD)$/.test(method) && (headers['user-agent']?.startsWith('Mozilla/') ?? false)));

const isTrusted = (page: URL | null, corsOrigins: readonly string[]): boolean =>
  page !== null && corsOrigins.includes(page.origin);

/**
 * true: a page of our own will read the answer, or a browser will show it as a page, so that no secret may be in it.
 * A script of somebody else's page is a client of the contract like any program: one the operator trusts (`corsOrigins`)
 * keeps the string itself, since a browser would not keep our strict cookie for it.
 */
export function isPage(
  { headers }: FastifyRequest,
  sender: Sender,
  corsOrigins: readonly string[] = [],
): boolean {
  if (isTrusted(headers.origin ? parsed(headers.origin) : null, corsOrigins)) return false;
  const { 'sec-fetch-site': site, 'sec-fetch-mode': mode } = headers;
  if (sender === 'foreign') return site === 'none' || (site !== undefined && mode !== 'cors');
  return Boolean(site ?? headers.origin ?? headers.referer);
}
