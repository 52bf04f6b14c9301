import { readRootState } from '../folders/root-state.ts';
import type { ScanContext } from '../scan/scan-context.ts';
import { type FolderScan, scanFolders } from '../scan/scan-folders.ts';
import { join } from 'node:path';
import type { LibraryDatabase } from './library-database.ts';

/** Time of scans in specs, ms since 1970. */
export const SCANNED_AT = 1_800_000_000_000;

/** Context of a scan of a folder, for specs. */
export async function scanContext(
  { db, writer, libraryId }: LibraryDatabase,
  root: string,
  more: Partial<Pick<ScanContext, 'full' | 'folders' | 'signal'>> = {},
): Promise<ScanContext> {
  await db.updateTable('music_library').set({ path: root }).where('id', '=', libraryId).execute();
  return {
    db,
    writer,
    library: await db
      .selectFrom('music_library')
      .selectAll()
      .where('id', '=', libraryId)
      .executeTakeFirstOrThrow(),
    absolutePath: (path) => (path === '' ? root : join(root, path)),
    full: false,
    folders: undefined,
    progress: {
      pass: 'folders',
      found: 0,
      toRead: 0,
      read: 0,
      failed: 0,
      startedAt: SCANNED_AT,
      leftMs: null,
    },
    failures: {},
    now: () => SCANNED_AT,
    signal: new AbortController().signal,
    reading: () => undefined,
    ...more,
  };
}

/** Runs the first pass of a scan. */
export async function scanFoldersOf(
  library: LibraryDatabase,
  root: string,
  more: Parameters<typeof scanContext>[2] & { confirmed?: boolean } = {},
): Promise<FolderScan> {
  const { confirmed = false, ...given } = more;
  return scanFolders(await scanContext(library, root, given), await readRootState(root), confirmed);
}
