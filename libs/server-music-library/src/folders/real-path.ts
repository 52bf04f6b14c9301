import { realpath } from 'node:fs/promises';
import { basename, dirname, join, relative, isAbsolute, resolve, sep } from 'node:path';

/**
 * Resolves the symbolic links of a path. Of a path that does not exist the existing part is resolved.
 *
 * @throws the file system's error where a folder on the way may not be read
 */
export async function realPathOf(path: string): Promise<string> {
  const absolute = resolve(path);
  try {
    return await realpath(absolute);
  } catch (error) {
    const parent = dirname(absolute);
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!missing || parent === absolute) throw error;
    return join(await realPathOf(parent), basename(absolute));
  }
}

/** Path of `inner` below `outer`, '' for the same folder; undefined when it is not below it. Both are real paths. */
export function pathBelow(outer: string, inner: string): string | undefined {
  const path = relative(outer, inner);
  return path === '..' || path.startsWith(`..${sep}`) || isAbsolute(path) ? undefined : path;
}
