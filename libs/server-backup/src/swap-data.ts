import { STORED_FILES_FOLDER } from '@qingyin/server-files';
import { DATABASE_FILE } from '@qingyin/server-db';
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import {
  discardStaging,
  type RestorePlan,
  SQLITE_SIDE_FILES,
  stagingFolder,
  fsyncFolder,
} from './restore-staging.ts';

/**
 * Moves the current files and database aside and the staged ones into their place. Idempotent: may be called again
 * after a crash at any point, since files that are still staged mark the remaining steps.
 *
 * @param dataDir locked folder with a journal
 * @param moved called after every rename
 * @throws the file system's error; nothing has been moved when `moved` was not called
 */
export function swapData(dataDir: string, plan: RestorePlan, moved: () => void = () => undefined): void {
  const swap = (name: string, sideFiles: string[] = []): void => {
    const staged = join(stagingFolder(dataDir), name);
    if (!existsSync(staged)) return;
    for (const present of [name, ...sideFiles.map((suffix) => `${name}${suffix}`)]) {
      if (!existsSync(join(dataDir, present))) continue;
      mkdirSync(join(dataDir, plan.aside), { recursive: true });
      renameSync(join(dataDir, present), join(dataDir, plan.aside, present));
      moved();
    }
    renameSync(staged, join(dataDir, name));
    moved();
  };
  swap(STORED_FILES_FOLDER);
  if (plan.schema === undefined) swap(DATABASE_FILE, SQLITE_SIDE_FILES);
  fsyncFolder(dataDir);
  discardStaging(dataDir);
}
