/** The base path below which the server is reached, such as `/music`; empty at the root of the host. */
export interface BasePath {
  basePath: string;
}

/**
 * Removes the base path from the URL of a request. A URL without it is returned as it is: a proxy may have removed
 * it already.
 *
 * @param url path and query
 */
export function withoutBasePath(url: string, basePath: string): string {
  if (basePath === '' || !url.startsWith(basePath)) return url;
  const rest = url.slice(basePath.length);
  if (rest === '' || rest.startsWith('?')) return `/${rest}`;
  return rest.startsWith('/') ? rest : url;
}

/** Path of cookies: that of the installation, so that two of them on one host do not receive each other's. */
export const cookiePath = (basePath: string): string => basePath || '/';
