import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLibraryDatabase, type LibraryDatabase } from '../testing/library-database.ts';
import { scanContext, scanFoldersOf } from '../testing/scan-context.ts';
import { addFiles, removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder.ts';
import { libraryStatus } from './library-status.ts';

let library: LibraryDatabase;
beforeEach(async () => {
  library = await createLibraryDatabase();
});
afterEach(() => library.close());
removeTemporaryFolders();

/** Formats that a scan counts, such as `ape 2`. */
async function formats(root: string, folders?: string[]): Promise<string[]> {
  await scanFoldersOf(library, root, { ...(folders && { folders }) });
  const { library: row } = await scanContext(library, root);
  const { unsupported, files } = await libraryStatus(library.db, row, { watching: 'off', scan: undefined });
  expect(files).toBe(1);
  return unsupported.map(({ extension, files }) => `${extension} ${files}`);
}

it('counts files in formats that are not supported, and follows their changes', async () => {
  const root = temporaryFolder(['1.mp3', 'a/1.kgm', 'a/1.NCM', 'a/b/2.ncm']);
  expect(await formats(root)).toEqual(['ncm 2', 'kgm 1']);
  addFiles(root, ['a/2.kgm', 'a/3.kgm']);
  expect(await formats(root, ['a'])).toEqual(['kgm 3', 'ncm 2']);
  rmSync(join(root, 'a/b'), { recursive: true });
  expect(await formats(root)).toEqual(['kgm 3', 'ncm 1']);
  rmSync(join(root, 'a'), { recursive: true });
  expect(await formats(root)).toEqual([]);
});
