import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { createFollowedLinks } from './followed-links.ts';
import { type FolderNames, readFolder } from './read-folder.ts';

export interface WalkOptions {
  /** folders to be visited, below the root with `/`, '' = the root; all folders without it */
  from?: readonly string[];
  /** with `from`: subfolders that are not in it are visited too, with all below; without it none are */
  known?: { has(path: string): boolean };
  /** ends the walk before the next folder, without an error */
  signal?: AbortSignal;
}

/** @param parent path below the root, '' = the root */
export const childPath = (parent: string, name: string): string =>
  parent === '' ? name : `${parent}/${name}`;

interface Visit {
  path: string;
  realPath: string | undefined;
}

/** Real path of a folder that is reached through a link; undefined when it lies inside the root itself. */
async function pathThroughLink(root: string, realRoot: string, path: string): Promise<string | undefined> {
  const real = await realpath(join(root, path)).catch(() => undefined);
  return real === join(realRoot, path) ? undefined : real;
}

/**
 * Lists the names of a music folder, one folder at a time, parents before children, folders in natural order. At most the
 * names of the folders on the way are in memory. Options as for `walkFolder`.
 *
 * @param enter called with the path of each folder before it is read
 */
export async function* walkNames(
  root: string,
  { from, known, signal }: WalkOptions = {},
  enter?: (path: string) => void,
): AsyncGenerator<FolderNames & { path: string }> {
  const realRoot = await realpath(root).catch(() => root);
  const links = createFollowedLinks(realRoot);
  const visited = new Set<string>();
  const visits: Visit[] = [];
  for (const path of (from ?? ['']).toReversed()) {
    const realPath = path === '' ? undefined : await pathThroughLink(root, realRoot, path);
    if (realPath !== undefined) links.enter(realPath, join(root, path));
    visits.push({ path, realPath });
  }
  for (let visit = visits.pop(); visit && !signal?.aborted; visit = visits.pop()) {
    const { path, realPath } = visit;
    if (from) {
      if (visited.has(path)) continue;
      visited.add(path);
    }
    enter?.(path);
    const names = await readFolder(join(root, path), realPath, links, { isRoot: path === '' });
    yield { path, ...names };
    for (const folder of names.folders.toReversed()) {
      const child = childPath(path, folder.name);
      if (!from || (known && !known.has(child))) visits.push({ path: child, realPath: folder.realPath });
    }
  }
}
