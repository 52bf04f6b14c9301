import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from '../cli/usage-error.ts';

/**
 * Refuses a base path whose first part is that of a page: whether `/library` in the address `/library/albums` is
 * the base path could not be known.
 *
 * @param webDir folder of the built client, with the list of its pages in `routes.json`
 * @throws UsageError
 */
export async function checkBasePath(webDir: string, basePath: string): Promise<void> {
  if (basePath === '') return;
  const pages = await readPages(webDir);
  const first = (path: string): string => path.split('/')[1]?.toLowerCase() ?? '';
  const taken = pages.find((page) => first(page) === first(basePath));
  if (taken !== undefined)
    throw new UsageError(`--base-path begins like the page ${taken}; choose another name, e.g. /music`);
}

/** Paths of the pages; none when the client is not built. */
async function readPages(webDir: string): Promise<string[]> {
  try {
    const routes: unknown = JSON.parse(await readFile(join(webDir, 'routes.json'), 'utf8'));
    return Array.isArray(routes) ? routes.flatMap(pathOf) : [];
  } catch {
    return [];
  }
}

const pathOf = (route: unknown): string[] =>
  typeof route === 'object' && route !== null && 'path' in route && typeof route.path === 'string'
    ? [route.path]
    : [];
