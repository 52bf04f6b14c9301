/** @file Process that scans music libraries beside the server, at low priority; it ends with the scan. */
import { connect, disableAutomaticCheckpoints } from '@qingyin/server-db';
import { scanLibrary } from './scan-library.ts';
import type { ScanRequest, ScanResponse } from './scan-messages.ts';

/** Transactions between two checkpoints; the log then has some megabytes. */
const CHECKPOINT_EVERY = 16;

const tell = (message: ScanResponse): void => void process.send?.(message);

async function scan({ where, job }: ScanRequest): Promise<void> {
  // Everything that a scan writes is found again by the next one.
  const db = connect(where, { synchronous: 'normal' });
  try {
    await disableAutomaticCheckpoints(db);
    const result = await scanLibrary({
      db,
      job,
      checkpointEvery: CHECKPOINT_EVERY,
      now: Date.now,
      signal: new AbortController().signal,
      onProgress: (progress) => tell({ type: 'progress', progress }),
      onReading: (fileIds) => tell({ type: 'reading', fileIds: [...fileIds] }),
    });
    tell({ type: 'done', result });
  } catch (error) {
    tell({ type: 'failed', reason: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  } finally {
    await db.destroy();
  }
}

process.on('disconnect', () => process.exit());
process.on('message', (message: ScanRequest) => void scan(message));
