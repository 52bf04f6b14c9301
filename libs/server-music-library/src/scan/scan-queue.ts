import { type Db, whereIn } from '@qingyin/server-db';
import type { ScanProgress } from '../music-libraries.ts';
import { MOST_TRIES } from './scan-context.ts';
import type { ScanJob, ScanResult } from './scan-library.ts';
import { ScanCrashed, type ScanProcessOptions } from './scan-process.ts';

/** Crashes in a row after which a library waits for its next sweep. */
const MOST_CRASHES = 20;

/** Runs scans one at a time; requests for a library that waits already are joined. */
export interface ScanQueue {
  request(job: ScanJob): void;
  /** Progress of a library's running or waiting scan; undefined: none. */
  progressOf(libraryId: number): ScanProgress | undefined;
  /** Ends the running scan of a library and forgets the waiting one; resolves when neither writes any more. */
  cancel(libraryId: number): Promise<void>;
  /** Resolves when nothing runs or waits. */
  idle(): Promise<void>;
  stop(): Promise<void>;
}

export interface ScanQueueOptions {
  db: Db;
  run: (job: ScanJob, options: Omit<ScanProcessOptions, 'where'>) => Promise<ScanResult>;
  onProgress?: (job: ScanJob, progress: ScanProgress) => void;
  onDone: (job: ScanJob, result: ScanResult) => void;
  onError: (error: unknown) => void;
}

export function createScanQueue({ db, run, onProgress, onDone, onError }: ScanQueueOptions): ScanQueue {
  const waiting = new Map<number, ScanJob>();
  const stopping = new AbortController();
  let current: { libraryId: number; progress: ScanProgress } | undefined;
  let job: { libraryId: number; cancelled: AbortController; ended: Promise<void> } | undefined;
  let running: Promise<void> | undefined;

  const next = (): ScanJob | undefined => [...waiting.values()][0];
  const runOne = async (scan: ScanJob, signal: AbortSignal): Promise<void> => {
    for (let crashes = 0; ; crashes += 1) {
      try {
        const result = await run(scan, {
          signal,
          onProgress(progress) {
            current = { libraryId: scan.libraryId, progress };
            onProgress?.(scan, progress);
          },
        });
        return onDone(scan, result);
      } catch (error) {
        if (signal.aborted) return;
        onError(error);
        if (!(error instanceof ScanCrashed) || crashes >= MOST_CRASHES) return;
        await countTries(db, error.fileIds);
      } finally {
        current = undefined;
      }
    }
  };
  const runAll = async (): Promise<void> => {
    for (let scan = next(); scan && !stopping.signal.aborted; scan = next()) {
      const { libraryId } = scan;
      waiting.delete(libraryId);
      current = { libraryId, progress: notStarted() };
      const cancelled = new AbortController();
      const signal = AbortSignal.any([stopping.signal, cancelled.signal]);
      const ended = runOne(scan, signal).catch(onError);
      job = { libraryId, cancelled, ended };
      await ended;
      job = undefined;
    }
    running = undefined;
  };
  return {
    request(job) {
      if (stopping.signal.aborted) return;
      const before = waiting.get(job.libraryId);
      waiting.set(job.libraryId, before ? joined(before, job) : job);
      running ??= runAll();
    },
    progressOf: (libraryId) =>
      current?.libraryId === libraryId ? current.progress : waiting.has(libraryId) ? notStarted() : undefined,
    async cancel(libraryId) {
      waiting.delete(libraryId);
      if (job?.libraryId !== libraryId) return;
      job.cancelled.abort(new Error('the library was removed'));
      await job.ended;
    },
    idle: async () => {
      while (running) await running;
    },
    async stop() {
      waiting.clear();
      stopping.abort(new Error('the server is closing'));
      await running;
    },
  };
}

/** One job that does what both do. */
const joined = (a: ScanJob, b: ScanJob): ScanJob => ({
  libraryId: a.libraryId,
  full: a.full || b.full,
  folders: a.folders && b.folders ? [...new Set([...a.folders, ...b.folders])] : undefined,
  confirmed: a.confirmed || b.confirmed,
});

/** Progress of a scan that waits. */
export const notStarted = (): ScanProgress => ({
  pass: 'folders',
  found: 0,
  toRead: 0,
  read: 0,
  failed: 0,
  startedAt: Date.now(),
  leftMs: null,
});

/** Counts a crash for the files that were read meanwhile; those that crash it again and again are given up. */
async function countTries(db: Db, fileIds: readonly number[]): Promise<void> {
  if (fileIds.length === 0) return;
  await db
    .updateTable('music_file')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where(whereIn(db, 'id', fileIds))
    .execute();
  await db
    .updateTable('music_file')
    .set({ state: 'failed', error: 'ended-the-process' })
    .where(whereIn(db, 'id', fileIds))
    .where('state', '=', 'pending')
    .where('tries', '>=', MOST_TRIES)
    .execute();
}
