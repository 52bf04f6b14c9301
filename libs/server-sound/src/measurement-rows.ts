import type { SoundMeasurement } from '@qingyin/audio-dsp';
import {
  whereIn,
  type Db,
  type SoundFileSummary,
  type SoundFileRow,
  inWriteTransaction,
} from '@qingyin/server-db';

export const soundState = { begun: 0, measured: 1, failed: 2 } as const;

/** Version of the measurement; to be increased with every change that yields other results for the same file. */
export const MEASURE_VERSION = 1;
/** Maximum number of unfinished tries; the file may be what crashes the process. */
const MOST_TRIES = 3;
/** Lifetime of a claim: an older one was left by a process that has ended, and another process may claim the file. */
const CLAIM_MS = 20_000;
export const EXTEND_CLAIM_EVERY_MS = 5000;
const MILLI = 1e3;
const MICRO = 1e6;

export interface FileVersion {
  hash: string;
  /** bytes; 0 for rendered songs */
  size: number;
  /** ms since 1970; 0 if the content cannot change without the hash */
  modifiedAt: number;
}

/** Whether a row is the measurement of the file in its present version. */
export const isMeasurementCurrent = (
  row: SoundFileSummary,
  { size, modifiedAt }: Omit<FileVersion, 'hash'>,
): boolean =>
  row.state !== soundState.begun &&
  row.version === MEASURE_VERSION &&
  row.size === size &&
  row.modified_at === modifiedAt;

const empty = {
  measured_at: 0,
  sample_rate: 0,
  channels: 0,
  samples: 0,
  delay: null,
  padding: null,
  loudness: null,
  true_peak: 0,
  codec: '',
  blocks: '',
  reason: '',
};

/**
 * Size and time that no user's file has: `isMeasurementCurrent` is false for such a row once the file exists, so
 * that it gets measured.
 */
const noFile = { size: 0, modified_at: 0 };

/**
 * Claims a file for this process before it is opened, and counts the try, so that a file that crashes the process
 * is given up.
 *
 * @returns false if the file is measured, given up or claimed by another process
 */
export const claimFile = (db: Db, file: FileVersion, now: number): Promise<boolean> =>
  inWriteTransaction(db, async (trx) => {
    const { hash, size, modifiedAt: modified_at } = file;
    const row = await trx.selectFrom('sound_file').selectAll().where('hash', '=', hash).executeTakeFirst();
    const mine = {
      ...{ state: soundState.begun, version: MEASURE_VERSION, claimed_until: now + CLAIM_MS },
      ...{ size, modified_at },
    };
    if (!row) {
      await trx
        .insertInto('sound_file')
        .values({ ...empty, ...mine, hash, tries: 1 })
        .execute();
      return true;
    }
    if (isMeasurementCurrent(row, file)) return false;
    const same = row.size === size && row.modified_at === modified_at;
    const again = row.state === soundState.begun && (same || row.tries === 0);
    if (again && row.claimed_until > now) return false;
    const change =
      again && row.tries >= MOST_TRIES
        ? {
            ...empty,
            ...mine,
            state: soundState.failed,
            measured_at: now,
            reason: `crashed: measuring was interrupted ${MOST_TRIES} times`,
          }
        : { ...empty, ...mine, tries: again ? row.tries + 1 : 1 };
    await trx.updateTable('sound_file').set(change).where('hash', '=', hash).execute();
    return change.state === soundState.begun;
  });

const settle = async (db: Db, hash: string, values: Partial<SoundFileRow>): Promise<void> => {
  await db
    .updateTable('sound_file')
    .set({ claimed_until: 0, ...values })
    .where('hash', '=', hash)
    .execute();
};

/** Extends a claim; to be called every `EXTEND_CLAIM_EVERY_MS` during a measurement. */
export const extendClaim = (db: Db, hash: string, now: number): Promise<void> =>
  settle(db, hash, { claimed_until: now + CLAIM_MS });

/** Enqueues a new file for measuring; to be called in the transaction that inserts its row. */
export async function enqueueFile(trx: Db, hash: string): Promise<void> {
  await trx
    .insertInto('sound_file')
    .values({
      ...empty,
      hash,
      state: soundState.begun,
      tries: 0,
      version: MEASURE_VERSION,
      claimed_until: 0,
      ...noFile,
    })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
}

/** Hash of a user's file that waits and is not claimed. */
export async function nextWaitingFile(db: Db, now: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('sound_file')
    .innerJoin('cloud_song', 'cloud_song.file_hash', 'sound_file.hash')
    .select('sound_file.hash')
    .where('sound_file.state', '=', soundState.begun)
    .where('sound_file.claimed_until', '<=', now)
    .orderBy('sound_file.hash')
    .limit(1)
    .executeTakeFirst();
  return row?.hash;
}

/** Stores a measurement. */
export const storeMeasurement = (
  db: Db,
  hash: string,
  measured: SoundMeasurement,
  now: number,
): Promise<void> => {
  const { sampleRate: sample_rate, channels, samples, delay, padding, codec, blocks } = measured;
  return settle(db, hash, {
    state: soundState.measured,
    measured_at: now,
    loudness: measured.loudness === null ? null : Math.round(measured.loudness * MILLI),
    true_peak: Math.round(measured.truePeak * MICRO),
    ...{ sample_rate, channels, samples, delay, padding, codec, blocks },
  });
};

/** Marks a file as failed; it is not tried again while it stays unchanged. */
export const markFailed = (db: Db, hash: string, reason: string, now: number): Promise<void> =>
  settle(db, hash, { state: soundState.failed, measured_at: now, reason: reason.slice(0, 300) });

/** Marks a file as missing; it is measured when it exists again. */
export const markMissing = (db: Db, hash: string, now: number): Promise<void> =>
  settle(db, hash, {
    ...{ state: soundState.failed, measured_at: now, reason: 'gone: the file is missing' },
    ...noFile,
  });

/** Releases a file after an error that it did not cause; the try does not count. */
export const releaseWithoutTry = (db: Db, hash: string): Promise<void> => settle(db, hash, { tries: 0 });

/** Releases an unfinished file; the try counts. */
export const releaseClaim = (db: Db, hash: string): Promise<void> => settle(db, hash, {});

const known = [
  ...(['hash', 'state', 'tries', 'version', 'claimed_until', 'size', 'modified_at', 'measured_at'] as const),
  ...(['sample_rate', 'channels', 'samples', 'delay', 'padding', 'codec'] as const),
  ...(['loudness', 'true_peak', 'reason'] as const),
] satisfies (keyof SoundFileSummary)[];

/** Measurements of files, by hash. */
export async function loadMeasurements(
  db: Db,
  hashes: readonly string[],
): Promise<Map<string, SoundFileSummary>> {
  if (hashes.length === 0) return new Map();
  const rows = await db
    .selectFrom('sound_file')
    .select(known)
    .where(whereIn(db, 'hash', [...new Set(hashes)]))
    .execute();
  return new Map(rows.map((row) => [row.hash, row]));
}
