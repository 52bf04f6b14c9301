import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLibraryDatabase, type LibraryDatabase } from '../testing/library-database.ts';
import type { ScanJob, ScanResult } from './scan-library.ts';
import { ScanCrashed } from './scan-process.ts';
import { createScanQueue, type ScanQueueOptions } from './scan-queue.ts';

const RESULT: ScanResult = { found: 0, read: 0, failed: 0, failures: {}, longestWriteMs: 0 };
const job = (libraryId: number, more: Partial<ScanJob> = {}): ScanJob => ({
  libraryId,
  full: false,
  folders: undefined,
  confirmed: false,
  ...more,
});

let library: LibraryDatabase;
beforeEach(async () => {
  library = await createLibraryDatabase();
});
afterEach(() => library.close());

/** A queue whose scans last until `finish` is called. */
function openQueue(run?: ScanQueueOptions['run']) {
  const begun: ScanJob[] = [];
  const ends: (() => void)[] = [];
  const onError = vi.fn();
  const wait: ScanQueueOptions['run'] = (scan, { signal }) =>
    new Promise((done, failed) => {
      begun.push(scan);
      ends.push(() => done(RESULT));
      signal.addEventListener('abort', () => failed(signal.reason as Error));
    });
  const queue = createScanQueue({ db: library.db, run: run ?? wait, onDone: () => undefined, onError });
  return { queue, begun, onError, finish: () => ends.splice(0).forEach((end) => end()) };
}

describe('createScanQueue', () => {
  it('runs one scan at a time and joins requests that wait', async () => {
    const { queue, begun, finish } = openQueue();
    queue.request(job(1));
    queue.request(job(2, { folders: ['a'] }));
    queue.request(job(2, { folders: ['b'], confirmed: true }));
    expect(begun).toEqual([job(1)]);
    expect(queue.progressOf(2)).toMatchObject({ read: 0 });
    finish();
    await vi.waitFor(() => expect(begun).toHaveLength(2));
    expect(begun[1]).toEqual(job(2, { folders: ['a', 'b'], confirmed: true }));
    finish();
    await queue.idle();
    expect(queue.progressOf(2)).toBeUndefined();
  });

  it('scans a library again that is requested while it is scanned', async () => {
    const { queue, begun, finish } = openQueue();
    queue.request(job(1, { folders: ['a'] }));
    queue.request(job(1));
    finish();
    await vi.waitFor(() => expect(begun).toHaveLength(2));
    finish();
    await queue.idle();
  });

  it('ends the scan of a library that is removed and goes on with the next one', async () => {
    const { queue, begun, onError, finish } = openQueue();
    queue.request(job(1));
    queue.request(job(1, { full: true }));
    queue.request(job(2));
    await queue.cancel(1);
    await vi.waitFor(() => expect(begun.map(({ libraryId }) => libraryId)).toEqual([1, 2]));
    finish();
    await queue.idle();
    expect(onError).not.toHaveBeenCalled();
  });

  it('gives up a file that ended the process twice', async () => {
    const folderId = await library.addFolder('a');
    const id = await library.addFile({ folderId, name: '1.mp3', sound: '' });
    await library.db.updateTable('music_file').set({ state: 'pending' }).execute();
    let runs = 0;
    const { queue } = openQueue(() => {
      runs += 1;
      return runs < 3 ? Promise.reject(new ScanCrashed('SIGSEGV', [id])) : Promise.resolve(RESULT);
    });
    queue.request(job(library.libraryId));
    await queue.idle();
    const row = await library.db.selectFrom('music_file').select(['state', 'error']).executeTakeFirst();
    expect(row).toEqual({ state: 'failed', error: 'ended-the-process' });
  });

  it('starts nothing after it was stopped', async () => {
    const { queue, begun } = openQueue();
    queue.request(job(1));
    queue.request(job(2));
    await queue.stop();
    queue.request(job(3));
    expect(begun).toHaveLength(1);
  });
});
