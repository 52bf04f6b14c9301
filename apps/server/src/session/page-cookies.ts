import type { CookieToSet } from '../http/call.ts';
import type { Sender } from '../http/origin.ts';
import { LOGIN_LIFE_MS, VISITOR_LIFE_MS } from './sessions.ts';

export const LOGIN_COOKIE = 'MUSIC_U';
export const VISITOR_COOKIE = 'MUSIC_A';
/** Signed-out peers send these (contract page, 1.2). */
export const EMPTY: ReadonlySet<string> = new Set(['', 'undefined', 'null']);

/** Begins the value of a session cookie that a page was given (docs/decisions/0016-proof-with-page-cookies.md). */
const PAGE_MARK = 'page.';

/** Tokens as the contract has them; a mark is none, and neither is what would need to be encoded again. */
const PLAIN = /^[\w-]+$/;

export const isSessionCookie = (name: string): boolean => name === LOGIN_COOKIE || name === VISITOR_COOKIE;

/** A token as the cookie that a page is given. */
export const forPage = (token: string): string => (token === '' ? '' : PAGE_MARK + token);

/** The token in a cookie. */
export const unmarked = (value: string): string =>
  value.startsWith(PAGE_MARK) ? value.slice(PAGE_MARK.length) : value;

/** Whether a cookie may be used: one that a page was given only when our own page sent the call. */
export const isUsable = (name: string, value: string, sender: Sender): boolean =>
  sender === 'own' || (sender === 'unknown' && !(isSessionCookie(name) && value.startsWith(PAGE_MARK)));

/** The cookies of a call that may be used, with plain tokens. */
export const usableCookies = (
  cookies: Readonly<Record<string, string | undefined>>,
  sender: Sender,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(cookies).flatMap(([name, value = '']) =>
      isUsable(name, value, sender) ? [[name, isSessionCookie(name) ? unmarked(value) : value]] : [],
    ),
  );

/**
 * The session cookie that came without the mark of a page, as earlier versions gave it to pages as well; null without
 * one. With our own page it is to be set again.
 *
 * @param cookies as the browser sent them
 */
export function cookieToMark(cookies: Readonly<Record<string, string | undefined>>): CookieToSet | null {
  for (const [name, life] of [
    [LOGIN_COOKIE, LOGIN_LIFE_MS],
    [VISITOR_COOKIE, VISITOR_LIFE_MS],
  ] as const) {
    const value = cookies[name] ?? '';
    if (EMPTY.has(value)) continue;
    if (!PLAIN.test(value)) return null;
    return { name, value, maxAge: life / 1000, httpOnly: true };
  }
  return null;
}
