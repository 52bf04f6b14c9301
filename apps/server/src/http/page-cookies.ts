import { LOGIN_LIFE_MS, VISITOR_LIFE_MS } from '@qingyin/server-accounts';
import type { CookieToSet } from './request-context.ts';
import type { Sender } from './request-sender.ts';

/**
 * Cookies with the session tokens of logged-in users and of visitors
 * (docs/specification/contract/transport.md#session-and-cookies).
 */
export const LOGIN_COOKIE = 'MUSIC_U';
export const VISITOR_COOKIE = 'MUSIC_A';
/** Values that logged-out clients send (docs/specification/contract/transport.md#session-and-cookies). */
export const EMPTY_COOKIE_VALUES: ReadonlySet<string> = new Set(['', 'undefined', 'null']);

/** Prefix of session cookies that were issued to a page (docs/decisions/0016-proof-with-page-cookies.md). */
const PAGE_MARK = 'page.';
/** The same for a page below a base path, whose slashes become `!`: `page!music.` */
const markBelow = (basePath: string): string => `page${basePath.replaceAll('/', '!')}.`;
const ANY_MARK = /^page[.!]/;

/** Tokens of the contract, without a mark and without characters that need encoding. */
const PLAIN = /^[\w-]+$/;

export const isSessionCookie = (name: string): boolean => name === LOGIN_COOKIE || name === VISITOR_COOKIE;

/** Cookie value of a token that is issued to a page of this installation. */
export const markForPage = (token: string, basePath = ''): string =>
  token === '' ? '' : markBelow(basePath) + token;

/** Cookies of the product's pages for the server (libs/device-storage/src/base-path.ts). */
const PAGE_COOKIE = /^qy_/;

/**
 * `Cookie` header below a base path, with the names and marks of the root. Browsers also send the cookies of an
 * installation at the root of the host, or at a shorter base path: what their pages have set is left out.
 */
export function cookiesBelow(basePath: string, header: string | undefined): string | undefined {
  if (header === undefined || basePath === '') return header;
  const mark = markBelow(basePath);
  const suffix = basePath.replaceAll('/', '!');
  const pairs = header.split(';').flatMap((pair) => {
    const [, name = '', value = ''] = /^\s*([^=]*?)\s*=(.*)$/s.exec(pair) ?? [];
    if (PAGE_COOKIE.test(name))
      return name.endsWith(suffix) ? [`${name.slice(0, -suffix.length)}=${value}`] : [];
    if (!isSessionCookie(name) || !ANY_MARK.test(value)) return [pair.trim()];
    return value.startsWith(mark) ? [`${name}=${PAGE_MARK}${value.slice(mark.length)}`] : [];
  });
  return pairs.join('; ') || undefined;
}

/** Removes the page mark from a cookie value. */
export const removePageMark = (value: string): string =>
  value.startsWith(PAGE_MARK) ? value.slice(PAGE_MARK.length) : value;

/**
 * Whether a session is that of a page's cookie alone: the caller has not sent its token as a parameter, so that the
 * answer must not tell it.
 *
 * @param token of the session
 * @param cookies as sent by the browser
 * @param sent cookies in the parameter `cookie`
 */
export const isPageSession = (
  token: string | null,
  cookies: Readonly<Record<string, string | undefined>>,
  sent: Readonly<Record<string, unknown>>,
): boolean =>
  token !== null &&
  Object.values(cookies).includes(markForPage(token)) &&
  !Object.values(sent).includes(token);

/** Whether a cookie may be used: a page-issued one only if our own page sent the request. */
export const isUsableCookie = (name: string, value: string, sender: Sender): boolean =>
  sender === 'own' || (sender === 'unknown' && !(isSessionCookie(name) && value.startsWith(PAGE_MARK)));

/** Cookies of a request that may be used, with unmarked tokens. */
export const usableCookies = (
  cookies: Readonly<Record<string, string | undefined>>,
  sender: Sender,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(cookies).flatMap(([name, value = '']) =>
      isUsableCookie(name, value, sender)
        ? [[name, isSessionCookie(name) ? removePageMark(value) : value]]
        : [],
    ),
  );

/**
 * The session cookie without a page mark, as earlier versions issued it to pages too; null if there is none.
 * Requests of our own page set it again with the mark.
 *
 * @param cookies as sent by the browser
 */
export function cookieToMark(cookies: Readonly<Record<string, string | undefined>>): CookieToSet | null {
  for (const [name, life] of [
    [LOGIN_COOKIE, LOGIN_LIFE_MS],
    [VISITOR_COOKIE, VISITOR_LIFE_MS],
  ] as const) {
    const value = cookies[name] ?? '';
    if (EMPTY_COOKIE_VALUES.has(value)) continue;
    if (!PLAIN.test(value)) return null;
    return { name, value, maxAge: life / 1000, httpOnly: true };
  }
  return null;
}
