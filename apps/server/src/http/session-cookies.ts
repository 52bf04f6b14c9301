import { LOGIN_LIFE_MS, VISITOR_LIFE_MS } from '@qingyin/server-accounts';
import type { RequestContext, CookieToSet } from './request-context.ts';
import { EMPTY_COOKIE_VALUES, LOGIN_COOKIE, removePageMark, VISITOR_COOKIE } from './page-cookies.ts';

/**
 * Cookie string in answers to pages instead of the token: shows that there is a session, and is useless to an
 * attacker.
 */
export const PAGE_SESSION_PLACEHOLDER = 'QINGYIN_SESSION=1; Path=/;';
/** Session token in request parameters; a login takes precedence over a visitor session. */
export function sessionTokenFrom(cookies: Readonly<Record<string, unknown>>): string | null {
  for (const name of [LOGIN_COOKIE, VISITOR_COOKIE]) {
    const value = cookies[name];
    if (typeof value === 'string' && !EMPTY_COOKIE_VALUES.has(value)) return removePageMark(value);
  }
  return null;
}

/**
 * Tokens of sessions that end because the caller gets a new one: after a login all that were sent, which prevents
 * session fixation; a new visitor session ends the previous visitor session only.
 */
export function replacedTokens(sent: Record<string, unknown>, given: readonly CookieToSet[]): string[] {
  const now = given.filter(({ value }) => value !== '');
  if (now.length === 0) return [];
  const names = now.some(({ name }) => name === LOGIN_COOKIE)
    ? [LOGIN_COOKIE, VISITOR_COOKIE]
    : [VISITOR_COOKIE];
  return names.flatMap((name) => {
    const value = sent[name];
    if (typeof value !== 'string') return [];
    const old = removePageMark(value);
    return now.every((cookie) => cookie.value !== old) ? [old] : [];
  });
}

/**
 * Sets the session cookie. @returns the `cookie` field of the answer: the contract's string for API clients, a
 * placeholder for pages, whose scripts must not be able to read the token, also if another script of the page's
 * origin asks for the session of its cookie
 */
export function setSessionCookie(call: RequestContext, token: string, anonymous: boolean): string {
  const maxAge = Math.round((anonymous ? VISITOR_LIFE_MS : LOGIN_LIFE_MS) / 1000);
  const name = anonymous ? VISITOR_COOKIE : LOGIN_COOKIE;
  const cookies: CookieToSet[] = [{ name, value: token, maxAge, httpOnly: true }];
  if (!anonymous) cookies.push({ name: VISITOR_COOKIE, value: '', maxAge: 0, httpOnly: true });
  call.setCookies(cookies);
  if (call.fromPage || (call.pageSession && token === call.token)) return PAGE_SESSION_PLACEHOLDER;
  const expires = new Date(call.app.now() + maxAge * 1000).toUTCString();
  return `${name}=${token}; Max-Age=${maxAge}; Expires=${expires}; Path=/;`;
}

/** Deletes all session cookies. */
export function clearSessionCookies(call: RequestContext): void {
  call.setCookies(
    [LOGIN_COOKIE, VISITOR_COOKIE].map((name) => ({ name, value: '', maxAge: 0, httpOnly: true })),
  );
}
