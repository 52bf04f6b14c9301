import { type BasePath, cookiePath } from './base-path.ts';
import { markForPage, isSessionCookie, isUsableCookie, removePageMark } from './page-cookies.ts';
import type { Sender } from './request-sender.ts';

const PATH = /;\s*path=([^;]*)/i;
const COOKIE_RULES = /;\s*(domain=[^;]*|samesite=[^;]*|httponly(?=\s*;|\s*$)|secure(?=\s*;|\s*$))/gi;

/**
 * `Cookie` header for the upstream service: the cookies that the sender may use (`isUsableCookie`), with unmarked
 * tokens; undefined when none is left.
 */
export function upstreamCookieHeader(header: string | undefined, sender: Sender): string | undefined {
  const pairs = (header ?? '').split(';').flatMap((pair) => {
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, Math.max(at, 0)).trim(), pair.slice(at + 1).trim()];
    if (!isUsableCookie(name, value, sender)) return [];
    return isSessionCookie(name) ? `${name}=${removePageMark(value)}` : pair.trim();
  });
  return pairs.filter(Boolean).join('; ') || undefined;
}

/**
 * Rewrites a `Set-Cookie` of the upstream service: without Domain, `Secure` only on https, HttpOnly and
 * SameSite=Strict, its path below the base path, session tokens marked as issued to a page.
 */
export function rewriteSetCookie(
  cookie: string,
  { https, sender, basePath }: { https: boolean; sender: Sender } & BasePath,
): string {
  const rules = `; HttpOnly; SameSite=Strict${https ? '; Secure' : ''}`;
  const plain = cookie
    .replace(COOKIE_RULES, '')
    .replace(PATH, (_all, path: string) => `; Path=${cookiePath(basePath + path.trim().replace(/\/+$/, ''))}`)
    .replace(/[;\s]+$/, '');
  const [, name = '', value = '', rest = ''] = /^\s*([^=;]+)=([^;]*)(.*)$/.exec(plain) ?? [];
  const marked =
    sender === 'own' && isSessionCookie(name) ? `${name}=${markForPage(value, basePath)}${rest}` : plain;
  return marked + rules;
}
