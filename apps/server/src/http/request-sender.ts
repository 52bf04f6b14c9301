import { sameAppHeader } from '@qingyin/contract';
import type { FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import type { BasePath } from './base-path.ts';

/** Valid Host header, with or without a port. */
export const HOST_PATTERN = /^[a-z0-9.-]+(:\d{1,5})?$|^\[[0-9a-f:.]+\](:\d{1,5})?$/i;
const HEADER = sameAppHeader.name.toLowerCase();

/** Where browsers reach this server. */
export interface PublicAddress extends BasePath {
  /** public URL of this server, with its base path */
  publicUrl: string | undefined;
}

/** Origins whose pages may use the browser's session. */
export interface TrustedOrigins extends Pick<PublicAddress, 'publicUrl'> {
  /** further trusted origins (--cors-origins) */
  corsOrigins: readonly string[];
}

/**
 * Prefix of absolute URLs in answers, `https://host` with the base path: the configured public URL, else the host of
 * the request (behind a trusted proxy, as forwarded), so that a page in a home network gets reachable URLs.
 */
export function originOf(request: FastifyRequest, { publicUrl, basePath }: PublicAddress): string {
  if (publicUrl) return publicUrl;
  const host =
    request.host && HOST_PATTERN.test(request.host)
      ? request.host
      : `localhost:${request.socket.localPort ?? ''}`;
  return `${request.protocol}://${host}${basePath}`;
}

const parsed = (address: string): URL | null => (URL.canParse(address) ? new URL(address) : null);

/** Sender of a request: one of our pages, a foreign page (also a link or a typed address), or unknown (programs). */
export type Sender = 'own' | 'foreign' | 'unknown';

/**
 * Determines the sender of a request. Only `own` may use a cookie that was issued to a page: the browser also
 * sends it with requests of a page on another port of the same host, and over plain http such a page can suppress
 * every header that identifies it. Programs are `unknown`.
 */
export function senderOf(
  { headers, host }: FastifyRequest,
  { publicUrl, corsOrigins }: TrustedOrigins,
): Sender {
  const { origin, referer, 'sec-fetch-site': site } = headers;
  const named = origin || referer;
  const page = named ? parsed(named) : null;
  if (isTrusted(page, corsOrigins)) return 'own';
  if (site !== undefined && site !== 'same-origin') return 'foreign';
  // `null` (sandboxed frames, files) is an opaque origin and belongs to no page.
  if (named) return page && isOurs(page, host, publicUrl) ? 'own' : 'foreign';
  return site !== undefined || headers[HEADER] === sameAppHeader.value ? 'own' : 'unknown';
}

/** Compares hosts by URL parsing, since some proxies add the scheme's default port to `Host`. */
const isOurs = (page: URL, host: string, publicUrl: string | undefined): boolean =>
  [`${page.protocol}//${host}`, publicUrl ?? ''].some((address) => parsed(address)?.host === page.host);

/**
 * Whether the answer may set cookies. Any page, or a typed address, can make a browser send a GET without
 * identifying headers: such a request must not log anybody in. Browsers add `Origin` to every POST, and all of
 * them have a User-Agent that starts with Mozilla.
 */
export const maySetCookies = ({ method, headers }: FastifyRequest, sender: Sender): boolean =>
  sender === 'own' ||
  (sender === 'unknown' &&
    !(/^(GET|HEAD)$/.test(method) && (headers['user-agent']?.startsWith('Mozilla/') ?? false)));

const isTrusted = (page: URL | null, corsOrigins: readonly string[]): boolean =>
  page !== null && corsOrigins.includes(page.origin);

/**
 * Whether the answer is read by one of our pages or shown by a browser as a page, so that it must not contain the
 * session token. Scripts of other web clients are clients of the contract like programs, whether their pages are on
 * a foreign origin, on a trusted one (`corsOrigins`), or on our own behind a proxy: they store the token themselves.
 * Our own client names itself by `sameAppHeader`.
 */
export function isReadByPage(
  { headers }: FastifyRequest,
  sender: Sender,
  corsOrigins: readonly string[] = [],
): boolean {
  const { origin, referer, 'sec-fetch-site': site, 'sec-fetch-mode': mode } = headers;
  // Browsers send no `Origin` with a GET to the page's own origin, such as that of a proxy.
  const page = origin || referer;
  if (isTrusted(page ? parsed(page) : null, corsOrigins)) return !(origin || isScriptCall(headers));
  if (sender === 'foreign') return site === 'none' || (site !== undefined && mode !== 'cors');
  if (!(site ?? page)) return false;
  return headers[HEADER] === sameAppHeader.value || !isScriptCall(headers);
}

/**
 * Whether a script reads the answer, as opposed to a browser that shows it. Without `Sec-Fetch-*` (plain http) the
 * `Accept` header decides: browsers request pages, and nothing else, as HTML.
 */
function isScriptCall(headers: IncomingHttpHeaders): boolean {
  const { 'sec-fetch-site': site, 'sec-fetch-mode': mode, accept = '' } = headers;
  if (mode !== undefined) return mode === 'cors' || mode === 'same-origin';
  return site === undefined && !accept.includes('text/html');
}
