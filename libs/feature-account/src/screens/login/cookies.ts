import { loginStatusQuery } from '@qingyin/data-account';
import type { QueryClient } from '@tanstack/react-query';

/** The browser stores no cookies of this site, by which the service knows who is signed in. */
export class CookiesBlockedError extends Error {
  constructor() {
    super('The browser stores no cookies.');
    this.name = 'CookiesBlockedError';
  }
}

/** Throws `CookiesBlockedError` where the browser says that it stores no cookies, before an account or a code is used. */
export function requireCookies(): void {
  if (!navigator.cookieEnabled) throw new CookiesBlockedError();
}

/**
 * Rejects with `CookiesBlockedError` when the service, asked right after a login, knows nobody: the browser has not stored
 * the cookie, though it says that it stores cookies. A service that does not answer says nothing about cookies.
 */
export async function requireKnown(client: QueryClient): Promise<void> {
  const status = await client.fetchQuery({ ...loginStatusQuery(), staleTime: 0 }).catch(() => null);
  if (status && !status.profile) throw new CookiesBlockedError();
}
