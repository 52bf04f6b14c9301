import { DAY_MS } from '@qingyin/server-kernel';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { INCOMING_FOLDER } from './file-store.ts';
import { hashFromStoredName } from './stored-name.ts';
import type { Trash } from './trash.ts';

/** Age after which an untouched file counts as left by a process that ended, ms. */
const ABANDONED_MS = DAY_MS;
/**
 * Maximum share of unknown files. More of them mean a different or damaged database rather than leftovers of
 * crashes.
 */
export const MAX_UNKNOWN_SHARE = 0.05;

export interface CleanUpOptions {
  /** folder of the file store */
  folder: string;
  trash: Trash;
  /** ms since 1970 */
  now: number;
  /** returns those of the names that are in the database */
  findKnownNames(names: string[]): Promise<ReadonlySet<string>>;
  /** number of unknown files that an administrator has allowed to be moved, whatever their share */
  confirmed?: number | undefined;
}

/** Result of a clean-up. */
export interface CleanUp {
  /** stored files found */
  files: number;
  /** files older than a day that are not in the database */
  unknown: number;
  /** files moved to the trash: `unknown`, or 0 when there were too many */
  moved: number;
}

/**
 * Moves files that are not in the database to the trash, and deletes incomplete uploads. When more than
 * `MAX_UNKNOWN_SHARE` of the files are unknown, none is moved without a confirmation. Files with other names are
 * ignored.
 */
export async function cleanUp(options: CleanUpOptions): Promise<CleanUp> {
  const { folder, trash, confirmed = 0 } = options;
  const { files, unknown } = await survey(options);
  const few = unknown.length <= files * MAX_UNKNOWN_SHARE || unknown.length <= confirmed;
  if (few) for (const name of unknown) await trash.put(join(folder, name), name);
  return { files, unknown: unknown.length, moved: few ? unknown.length : 0 };
}

async function survey({
  folder,
  now,
  findKnownNames,
}: CleanUpOptions): Promise<{ files: number; unknown: string[] }> {
  let files = 0;
  const unknown: string[] = [];
  for (const part of await readdir(folder).catch(() => [])) {
    const found = (await readdir(join(folder, part)).catch(() => [])).map((name) => `${part}/${name}`);
    if (part === INCOMING_FOLDER) {
      for (const name of found)
        if (await isOld(join(folder, name), now)) await rm(join(folder, name), { force: true });
      continue;
    }
    const names = found.filter((name) => hashFromStoredName(name) !== undefined);
    files += names.length;
    const kept = await findKnownNames(names);
    for (const name of names)
      if (!kept.has(name) && (await isOld(join(folder, name), now))) unknown.push(name);
  }
  return { files, unknown };
}

async function isOld(path: string, now: number): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  // The time of the rename counts too: an upload may take hours from its first byte to its row.
  return found !== undefined && now - Math.max(found.mtimeMs, found.ctimeMs) > ABANDONED_MS;
}
