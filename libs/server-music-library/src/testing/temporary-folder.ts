import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach } from 'vitest';

/** Makes a folder with files for one test; it is removed after it. @param files paths below it, folders end with `/` */
export function temporaryFolder(files: readonly string[] = []): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'qy-folders-')));
  folders.push(root);
  addFiles(root, files);
  return root;
}

/** Writes files below a folder, with their name as content. @param files folders end with `/` */
export function addFiles(root: string, files: readonly string[]): void {
  for (const file of files) {
    const path = join(root, file);
    mkdirSync(file.endsWith('/') ? path : dirname(path), { recursive: true });
    if (!file.endsWith('/')) writeFileSync(path, file);
  }
}

const folders: string[] = [];

/** Removes the folders of each test of the spec that calls it. */
export const removeTemporaryFolders = (): void =>
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });
