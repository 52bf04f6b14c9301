/** @file Test harness for specs: a cloud disk with songs, and a fake measuring process with given results. */
import { createFiles, registerFile } from '@qingyin/server-files';
import type { SoundMeasurement } from '@qingyin/audio-dsp';
import { openDb } from '@qingyin/server-db';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { vi } from 'vitest';
import { type MeasuringQueue, startMeasuring } from './measuring-queue.ts';
import type { Pace, MeasuringSource } from './worker-messages.ts';
import type { MeasuringProcess } from './measuring-process.ts';
import { enqueueFile, loadMeasurements } from './measurement-rows.ts';
import type { SoundContext, MeasuringTarget } from './measuring-target.ts';

const OWNER = 1;
const MEASURED: SoundMeasurement = {
  codec: 'mp3',
  sampleRate: 44_100,
  channels: 2,
  delay: 576,
  padding: 1000,
  loudness: -9.1234,
  truePeak: 1.0123456,
  samples: 1_000_000,
  blocks: '5.a',
};

/** Fake measuring process. @param found error to reject a file with @param held true: each file waits for `next` */
export function fakeMeasuringProcess(
  found: (path: string) => Error | undefined = () => undefined,
  held = false,
) {
  const begun: { path: string; pace: Pace }[] = [];
  const waiting: (() => void)[] = [];
  let closed = false;
  let lost: ((error: Error) => void) | undefined;
  const worker: MeasuringProcess = {
    measure: (source: MeasuringSource, pace) =>
      new Promise((done, failed) => {
        if (closed) return failed(new Error('closed'));
        const path = source.kind === 'file' ? source.path : '';
        begun.push({ path, pace });
        lost = failed;
        const go = (): void => {
          const error = found(path);
          if (error) failed(error);
          else done(MEASURED);
        };
        if (held) waiting.push(go);
        else go();
      }),
    prioritize: vi.fn(),
    close() {
      closed = true;
      lost?.(new Error('closed'));
    },
  };
  return { worker, begun, next: () => waiting.shift()?.() };
}

export const wanted = (...hashes: string[]): MeasuringTarget[] =>
  hashes.map((hash) => ({ kind: 'cloud', hash }));

/** Opens an empty cloud disk without a catalogue; to be closed at the end. */
export async function openTestDisk() {
  const db = await openDb(':memory:');
  const folder = mkdtempSync(join(tmpdir(), 'qy-measuring-'));
  const files = createFiles({ db, dataDir: folder, limits: { uploadQuota: 1, maxUpload: 1 }, now: Date.now });
  const audio: SoundContext['media']['audio'] = {
    describe: () => {
      throw new Error('there is no catalogue');
    },
    lossless: () => Promise.resolve(undefined),
  };
  const context: SoundContext = { db, files, media: { audio }, now: Date.now };
  let songs = 0;
  let running: MeasuringQueue | undefined;

  /** Uploads a song. @returns the hash of its content */
  async function upload(queued = true): Promise<string> {
    const file = await files.store.receive(Readable.from([randomBytes(64)]), { maxBytes: 1000 });
    const [hash, name] = [file.sha256, await files.store.commit(file)];
    await registerFile(db, { hash, name, size: file.size, now: Date.now() });
    songs += 1;
    await db
      .insertInto('cloud_song')
      .values({
        ...{
          user_id: OWNER,
          file_hash: hash,
          id: songs,
          md5: file.md5,
          file_name: 'a.mp3',
          file_size: file.size,
        },
        ...{ type: 'mp3', name: '', artist: '', album: '', bitrate: 1, sample_rate: 1, duration_ms: 1 },
        ...{ added_at: 0, lyric: '', cover_hash: null, matched_id: null },
      })
      .execute();
    if (queued) await enqueueFile(db, hash);
    return hash;
  }
  const rowOf = async (hash: string) => (await loadMeasurements(db, [hash])).get(hash);
  const stateOf = async (hash: string) => (await rowOf(hash))?.state;
  const pathOf = async (hash: string): Promise<string> => {
    const { name } = await db
      .selectFrom('stored_file')
      .select('name')
      .where('hash', '=', hash)
      .executeTakeFirstOrThrow();
    return files.store.path(name);
  };
  const changeOf = async (hash: string): Promise<{ size: number; modified_at: number }> => {
    const { size, mtimeMs } = statSync(await pathOf(hash));
    return { size, modified_at: Math.floor(mtimeMs) };
  };
  const pathsOf = (hashes: string[]): Promise<string[]> => Promise.all(hashes.map(pathOf));

  return {
    ...{ db, files, house: context, upload, rowOf, stateOf, pathOf, pathsOf, changeOf },
    /** Starts measuring the files of the disk. */
    start: (worker: MeasuringProcess, onError: (error: unknown) => void = () => undefined): MeasuringQueue =>
      (running = startMeasuring(context, { worker, onError, askedAfterMs: 0, lookEveryMs: 50 })),
    stop: async (): Promise<void> => running?.stop(),
    async close() {
      await running?.stop();
      await db.destroy();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
