import { among } from '../db/among.ts';
import type { Db } from '../db/open.ts';
import type { KnownSound, SoundFileRow } from '../db/tables/sound.ts';
import { write } from '../db/write.ts';
import type { Measured } from './measure/measure-sound.ts';

export const soundState = { begun: 0, measured: 1, failed: 2 } as const;

/** To be raised with every change that gives another result for the same file. */
export const MEASURE_VERSION = 1;
/** A file that was begun so often and never finished is not begun again: it may be what ends the process. */
const MOST_TRIES = 3;
/** A claim that is not prolonged for so long was left by a process that has ended: others may begin with the file. */
const CLAIM_MS = 20_000;
export const PROLONG_EVERY_MS = 5000;
const MILLI = 1e3;
const MICRO = 1e6;

export interface FileState {
  hash: string;
  /** bytes; 0 for what is made when it is asked for */
  size: number;
  /** ms since 1970; 0 where the content cannot change under its name */
  modifiedAt: number;
}

/** Whether a row speaks of the file as it is now. */
export const isCurrent = (row: KnownSound, { size, modifiedAt }: Omit<FileState, 'hash'>): boolean =>
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

/** Size and time that no file of a user has: `isCurrent` is false for such a row as soon as there is a file, which is measured then. */
const noFile = { size: 0, modified_at: 0 };

/**
 * Takes a file for this process, before it is touched: a file that ends the process must not do so for ever.
 *
 * @returns false where it is measured already, given up, or in another process' hands
 */
export const claim = (db: Db, file: FileState, now: number): Promise<boolean> =>
  write(db, async (trx) => {
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
    if (isCurrent(row, file)) return false;
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
            reason: `crashed: it did not come to an end ${MOST_TRIES} times`,
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

/** Keeps what was claimed; to be called every so often (`PROLONG_EVERY_MS`) while it is measured. */
export const prolong = (db: Db, hash: string, now: number): Promise<void> =>
  settle(db, hash, { claimed_until: now + CLAIM_MS });

/** Notes a file that has come, to be measured in its turn; to be called where its row is written. */
export async function enqueue(trx: Db, hash: string): Promise<void> {
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

/** A user's file that waits and is in nobody's hands. */
export async function waitingFile(db: Db, now: number): Promise<string | undefined> {
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

/** Keeps what was measured. */
export const keepMeasured = (db: Db, hash: string, measured: Measured, now: number): Promise<void> => {
  const { sampleRate: sample_rate, channels, samples, delay, padding, codec, blocks } = measured;
  return settle(db, hash, {
    state: soundState.measured,
    measured_at: now,
    loudness: measured.loudness === null ? null : Math.round(measured.loudness * MILLI),
    true_peak: Math.round(measured.truePeak * MICRO),
    ...{ sample_rate, channels, samples, delay, padding, codec, blocks },
  });
};

/** Marks a file that cannot be measured; it is not tried again while it stays as it is. */
export const keepFailed = (db: Db, hash: string, reason: string, now: number): Promise<void> =>
  settle(db, hash, { state: soundState.failed, measured_at: now, reason: reason.slice(0, 300) });

/** Marks a file that is not there; it is measured when it is there again. */
export const keepGone = (db: Db, hash: string, now: number): Promise<void> =>
  settle(db, hash, {
    ...{ state: soundState.failed, measured_at: now, reason: 'gone: the file is not there' },
    ...noFile,
  });

/** Gives a file back that was not finished through no fault of its own; the try does not count. */
export const giveBack = (db: Db, hash: string): Promise<void> => settle(db, hash, { tries: 0 });

/** Leaves a file that was begun and not finished; the try counts. */
export const letGo = (db: Db, hash: string): Promise<void> => settle(db, hash, {});

const known = [
  ...(['hash', 'state', 'tries', 'version', 'claimed_until', 'size', 'modified_at', 'measured_at'] as const),
  ...(['sample_rate', 'channels', 'samples', 'delay', 'padding', 'codec'] as const),
  ...(['loudness', 'true_peak', 'reason'] as const),
] satisfies (keyof KnownSound)[];

/** What is known of files, by their hash. */
export async function soundRows(db: Db, hashes: readonly string[]): Promise<Map<string, KnownSound>> {
  if (hashes.length === 0) return new Map();
  const rows = await db
    .selectFrom('sound_file')
    .select(known)
    .where(among(db, 'hash', [...new Set(hashes)]))
    .execute();
  return new Map(rows.map((row) => [row.hash, row]));
}
