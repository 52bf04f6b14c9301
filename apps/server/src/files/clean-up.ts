import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '../time.ts';
import { INCOMING } from './file-store.ts';
import { hashInName } from './stored-name.ts';
import type { Trash } from './trash.ts';

/** A file that nobody has written to for so long was left by a process that ended, ms. */
const ABANDONED_MS = DAY_MS;
/** Of all stored files. More unknown ones mean another database or a damaged one rather than rests of crashes. */
export const MOST_UNKNOWN = 0.05;

export interface CleanUpOptions {
  /** folder of the store */
  folder: string;
  trash: Trash;
  /** ms since 1970 */
  now: number;
  /** which of these names the database knows */
  known(names: string[]): Promise<ReadonlySet<string>>;
  /** an administrator has agreed that so many files may go, whatever their share */
  confirmed?: number | undefined;
}

export interface CleanUp {
  /** stored files that were there */
  files: number;
  /** those that the database does not know and that are a day old */
  unknown: number;
  /** moved to the trash: `unknown`, or 0 where they are too many */
  moved: number;
}

/**
 * Moves files that the database does not know to the trash and removes unfinished ones. Where more than `MOST_UNKNOWN`
 * of the files are unknown, none is moved without a confirmation. Files of other names are left alone.
 */
export async function cleanUp(options: CleanUpOptions): Promise<CleanUp> {
  const { folder, trash, confirmed = 0 } = options;
  const { files, unknown } = await survey(options);
  const few = unknown.length <= files * MOST_UNKNOWN || unknown.length <= confirmed;
  if (few) for (const name of unknown) await trash.put(join(folder, name), name);
  return { files, unknown: unknown.length, moved: few ? unknown.length : 0 };
}

async function survey({ folder, now, known }: CleanUpOptions): Promise<{ files: number; unknown: string[] }> {
  let files = 0;
  const unknown: string[] = [];
  for (const part of await readdir(folder).catch(() => [])) {
    const found = (await readdir(join(folder, part)).catch(() => [])).map((name) => `${part}/${name}`);
    if (part === INCOMING) {
      for (const name of found)
        if (await isOld(join(folder, name), now)) await rm(join(folder, name), { force: true });
      continue;
    }
    const names = found.filter((name) => hashInName(name) !== undefined);
    files += names.length;
    const kept = await known(names);
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
