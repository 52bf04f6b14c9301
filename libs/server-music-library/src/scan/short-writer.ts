import { checkpoint, type Db, inWriteTransaction } from '@qingyin/server-db';
import { setTimeout as pause } from 'node:timers/promises';

/** Duration of a write transaction that the batches aim at, ms. Other processes wait for SQLite's lock meanwhile. */
const AIM_MS = 8;
/** Pause after a transaction as a multiple of its duration, so that others get the lock. */
const REST = 0.5;
const BATCH = { first: 8, largest: 200 };

/** Writes in transactions of a few milliseconds. */
export interface ShortWriter {
  /** Runs one change that is known to be small. */
  write<Result>(change: (trx: Db) => Promise<Result>): Promise<Result>;
  /**
   * Runs a change over items in batches whose size follows from the duration of the previous one.
   *
   * @param size items of the first batch, and of the largest
   */
  each<Item>(
    items: readonly Item[],
    change: (trx: Db, batch: readonly Item[]) => Promise<void>,
    size?: { first: number; largest: number },
  ): Promise<void>;
  /** longest transaction so far, ms */
  longestMs(): number;
}

/**
 * Creates a writer.
 *
 * @param signal aborts between two transactions, which are never interrupted
 * @param checkpointEvery transactions between two checkpoints, on a connection without automatic ones; 0: none
 */
export function createShortWriter(db: Db, signal: AbortSignal, checkpointEvery = 0): ShortWriter {
  let longest = 0;
  let written = 0;
  const timed = async <Result>(change: (trx: Db) => Promise<Result>): Promise<[Result, number]> => {
    signal.throwIfAborted();
    // Retries of PostgreSQL run the change again, so only the last run counts.
    let began = 0;
    const result = await inWriteTransaction(db, (trx) => {
      began = performance.now();
      return change(trx);
    });
    const took = performance.now() - began;
    longest = Math.max(longest, took);
    written += 1;
    if (checkpointEvery > 0 && written % checkpointEvery === 0) await checkpoint(db);
    await pause(took * REST);
    return [result, took];
  };
  return {
    write: async (change) => (await timed(change))[0],
    async each(items, change, { first, largest } = BATCH) {
      let size = first;
      for (let from = 0; from < items.length;) {
        const batch = items.slice(from, from + size);
        const [, took] = await timed((trx) => change(trx, batch));
        from += batch.length;
        const perItem = took / batch.length;
        size = Math.max(1, Math.min(largest, size * 2, Math.floor(AIM_MS / Math.max(perItem, 0.001))));
      }
    },
    longestMs: () => longest,
  };
}
