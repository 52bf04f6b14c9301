/**
 * Path below which this page's installation is served, such as `/music`; empty at the root of the host. The server
 * writes it into the page (docs/reverse-proxy.md).
 */
export const basePath: string =
  (globalThis as { document?: Document }).document?.documentElement.dataset['qyBase'] ?? '';

/** Address of a path of the installation: `/api` becomes `/music/api`. */
export const addressOf = (path: string): string => basePath + path;

/** Whether a path of the host belongs to the installation. */
export const isOwnPath = (path: string, base: string = basePath): boolean =>
  path === base || path.startsWith(`${base}/`);

/**
 * Name of a cookie, unique among the installations on one host: browsers also send cookies of a shorter path. The
 * server removes the addition (apps/server/src/http/page-cookies.ts).
 */
export const cookieName = (name: string, base: string = basePath): string => name + base.replaceAll('/', '!');

/** Path of cookies that this page sets: that of the installation. */
export const cookiePath: string = basePath || '/';

/**
 * Name of a database, a channel, a lock or a storage key, unique among the installations on one host. At the root it
 * is the name itself.
 */
export const scopedName = (name: string, base: string = basePath): string => (base && `${base}:`) + name;

/** Inverse of `scopedName`. @returns null for a name of another installation */
export function unscopedName(scoped: string, base: string = basePath): string | null {
  if (base === '') return /^\/[^:]*:/.test(scoped) ? null : scoped;
  return scoped.startsWith(`${base}:`) ? scoped.slice(base.length + 1) : null;
}
