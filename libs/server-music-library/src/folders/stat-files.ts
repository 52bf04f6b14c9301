import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from './folder-error.ts';

/** A file with the properties that distinguish versions of it. */
export interface FolderFile {
  /** as on disk, neither composed nor decomposed */
  name: string;
  /** bytes */
  size: number;
  /** ms since 1970 */
  modifiedAt: number;
  /** inode number, '' where the system has none */
  inode: string;
}

/** Calls to the file system at the same time. */
const CONCURRENCY = 8;

async function statFile(folder: string, name: string): Promise<FolderFile | undefined> {
  try {
    // Numbers of network file systems have 64 bits, more than a number can hold.
    const stats = await stat(join(folder, name), { bigint: true });
    if (!stats.isFile()) return undefined;
    const inode = stats.ino === 0n ? '' : String(stats.ino);
    return { name, size: Number(stats.size), modifiedAt: Number(stats.mtimeMs), inode };
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Reads the statistics of files of one folder, eight at a time.
 *
 * @param folder absolute path
 * @returns a Map by name, without files that are gone
 * @throws the first error of the file system
 */
export async function statFiles(folder: string, names: readonly string[]): Promise<Map<string, FolderFile>> {
  const files = new Map<string, FolderFile>();
  const queue = names.values();
  const work = async () => {
    for (const name of queue) {
      const file = await statFile(folder, name);
      if (file) files.set(name, file);
    }
  };
  await Promise.all(Array.from({ length: Math.min(CONCURRENCY, names.length) }, work));
  return files;
}
