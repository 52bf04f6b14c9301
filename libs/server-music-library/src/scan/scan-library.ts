import { type Db, refreshStatistics } from '@qingyin/server-db';
import { join } from 'node:path';
import { readRootState } from '../folders/root-state.ts';
import type { MusicFileError, ScanProgress } from '../music-libraries.ts';
import { deriveChangedFolders } from './derive-folders.ts';
import { setLibraryState } from './library-state.ts';
import { createFileReader } from './read-files.ts';
import { MOST_TRIES, type ScanContext } from './scan-context.ts';
import { scanFolders } from './scan-folders.ts';
import { withScanLock } from './scan-lock.ts';
import { createShortWriter } from './short-writer.ts';

/** Files read between two derivations of albums, so that music appears while a long scan runs. */
const READ_BEFORE_DERIVING = 512;
/** Files read by a scan after which queries need new statistics of the database. */
const MANY_READ = 1000;

/** What one scan does. */
export interface ScanJob {
  libraryId: number;
  /** read the tags of all files again */
  full: boolean;
  /** only these folders changed; undefined: look at all */
  folders: string[] | undefined;
  /** an administrator said that the missing files are really gone */
  confirmed: boolean;
}

export interface ScanOptions {
  db: Db;
  job: ScanJob;
  /** ms since 1970 */
  now: () => number;
  signal: AbortSignal;
  onProgress: (progress: ScanProgress) => void;
  /** see `createShortWriter` */
  checkpointEvery?: number;
  /** called with the files that are read at the moment */
  onReading: (fileIds: readonly number[]) => void;
}

/** Outcome of a scan, for the log and benchmarks. */
export interface ScanResult {
  found: number;
  read: number;
  failed: number;
  /** how many files could not be read, by reason */
  failures: Partial<Record<MusicFileError, number>>;
  /** duration of the longest write transaction, ms */
  longestWriteMs: number;
}

/**
 * Scans a music library: folders, then tags, then albums. Everything it learns is committed in small steps, so that a
 * scan that is ended at any moment is continued by the next one.
 *
 * Waits while another server scans the same library.
 *
 * @throws the signal's reason when it is aborted; errors of the database
 */
export const scanLibrary = (options: ScanOptions): Promise<ScanResult> =>
  withScanLock(options.db, options.job.libraryId, () => scanAlone(options));

async function scanAlone(options: ScanOptions): Promise<ScanResult> {
  const { db, job, now, signal, onProgress } = options;
  const library = await db
    .selectFrom('music_library')
    .selectAll()
    .where('id', '=', job.libraryId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  const progress: ScanProgress = {
    pass: 'folders',
    found: 0,
    toRead: 0,
    read: 0,
    failed: 0,
    startedAt: now(),
    leftMs: null,
  };
  const writer = createShortWriter(db, signal, options.checkpointEvery);
  const failures: ScanResult['failures'] = {};
  const result = (): ScanResult => {
    const { found, read, failed } = progress;
    return { found, read, failed, failures, longestWriteMs: writer.longestMs() };
  };
  if (!library || library.kind !== 'folder') return result();
  const scan: ScanContext = {
    db,
    writer,
    library,
    absolutePath: (path) => (path === '' ? library.path : join(library.path, path)),
    full: job.full,
    folders: job.folders,
    progress,
    failures,
    now,
    signal,
    reading: options.onReading,
  };
  const report = setInterval(() => onProgress({ ...progress, leftMs: timeLeft(progress, now()) }), 500);
  try {
    onProgress(progress);
    const { reason, known, gone } = await scanFolders(scan, await readRootState(library.path), job.confirmed);
    await setLibraryState(db, writer, library, reason, reason ? { known, gone } : undefined, now());
    if (reason === '') {
      await readAndDerive(scan);
      // A failure costs speed only, until the database does the same by itself.
      if (progress.read >= MANY_READ) await refreshStatistics(db).catch(() => undefined);
      if (job.folders === undefined)
        await writer.write((trx) =>
          trx.updateTable('music_library').set({ scanned_at: now() }).where('id', '=', library.id).execute(),
        );
    }
    return result();
  } finally {
    clearInterval(report);
  }
}

async function readAndDerive(scan: ScanContext): Promise<void> {
  scan.progress.toRead = scan.progress.read + (await countPending(scan));
  const readPendingFiles = createFileReader(scan);
  for (;;) {
    scan.progress.pass = 'tags';
    const read = await readPendingFiles(READ_BEFORE_DERIVING);
    scan.progress.pass = 'albums';
    await deriveChangedFolders(scan);
    if (read === 0) return;
  }
}

const countPending = async ({ db, library }: ScanContext): Promise<number> => {
  const row = await db
    .selectFrom('music_file')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('library_id', '=', library.id)
    .where((eb) =>
      eb.or([
        eb('state', '=', 'pending'),
        eb.and([eb('reread', '=', 1), eb('state', '=', 'read'), eb('tries', '<', MOST_TRIES)]),
      ]),
    )
    .where('missing_since', 'is', null)
    .executeTakeFirst();
  return Number(row?.n ?? 0);
};

/** Estimate from the rate so far; null before a second of reading. */
function timeLeft({ pass, read, toRead, startedAt }: ScanProgress, now: number): number | null {
  const spent = now - startedAt;
  if (pass === 'folders' || read === 0 || spent < 1000) return null;
  return Math.round((spent / read) * Math.max(0, toRead - read));
}
