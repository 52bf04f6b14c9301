import { loginStatusQuery } from '@qingyin/data-account';
import type { QueryClient } from '@tanstack/react-query';

/** The browser does not store cookies of this site, which the service needs to recognise the user. */
export class CookiesBlockedError extends Error {
  constructor() {
    super('The browser stores no cookies.');
    this.name = 'CookiesBlockedError';
  }
}

/**
 * Checks for blocked cookies before credentials are sent.
 * @throws CookiesBlockedError if the browser reports that cookies are disabled
 */
export function requireCookies(): void {
  if (!navigator.cookieEnabled) throw new CookiesBlockedError();
}

/**
 * Checks right after a login that the service recognises the user. If not, the browser dropped the cookie although
 * it reports cookies as enabled. A failed status request proves nothing and is ignored.
 * @throws CookiesBlockedError if the user is not recognised
 */
export async function requireRecognizedUser(client: QueryClient): Promise<void> {
  const status = await client.fetchQuery({ ...loginStatusQuery(), staleTime: 0 }).catch(() => null);
  if (status && !status.profile) throw new CookiesBlockedError();
}
