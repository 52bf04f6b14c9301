import { randomBytes } from 'node:crypto';
import { mkdtempSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Db, openDb } from '../db/open.ts';
import { createFiles, type Files } from '../files/index.ts';
import { enterFile, releaseFiles } from '../files/stored-files.ts';
import { HOUR_MS } from '../time.ts';
import { DecodeError } from './decode/pieces.ts';
import type { Measured } from './measure/measure-sound.ts';
import { type Measuring, startMeasuring } from './measuring.ts';
import type { Pace, Source } from './messages.ts';
import { type SoundProcess, Unfinished } from './sound-process.ts';
import { claim, enqueue, PROLONG_EVERY_MS, soundRows, soundState } from './sound-rows.ts';
import type { SoundHouse, Wanted } from './wanted.ts';

const OWNER = 1;
const MEASURED: Measured = {
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
let db: Db;
let folder: string;
let files: Files;
let house: SoundHouse;
let running: Measuring | undefined;

/** A measuring process that is told what to find; it holds each file until it is told to go on. */
function process(found: (path: string) => Error | undefined = () => undefined, held = false) {
  const begun: { path: string; pace: Pace }[] = [];
  const waiting: (() => void)[] = [];
  let closed = false;
  let lost: ((error: Error) => void) | undefined;
  const worker: SoundProcess = {
    measure: (source: Source, pace) =>
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
    hurry: vi.fn(),
    close() {
      closed = true;
      lost?.(new Error('closed'));
    },
  };
  return { worker, begun, next: () => waiting.shift()?.() };
}

beforeEach(async () => {
  db = await openDb(':memory:');
  folder = mkdtempSync(join(tmpdir(), 'qy-measuring-'));
  files = createFiles({ db, folder, limits: { uploadQuota: 1, maxUpload: 1 }, now: Date.now });
  const audio: SoundHouse['media']['audio'] = {
    describe: () => {
      throw new Error('there is no catalogue');
    },
    lossless: () => Promise.resolve(undefined),
  };
  house = { db, files, media: { audio }, now: Date.now };
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
});

let songs = 0;
/** A song of somebody's disk. @returns its content's name */
async function upload(queued = true): Promise<string> {
  const file = await files.store.receive(Readable.from([randomBytes(64)]), { maxBytes: 1000 });
  const [hash, name] = [file.sha256, await files.store.keep(file)];
  await enterFile(db, { hash, name, size: file.size, now: Date.now() });
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
  if (queued) await enqueue(db, hash);
  return hash;
}
const rowOf = async (hash: string) => (await soundRows(db, [hash])).get(hash);
const stateOf = async (hash: string) => (await rowOf(hash))?.state;
const wanted = (...hashes: string[]): Wanted[] => hashes.map((hash) => ({ kind: 'cloud', hash }));
const start = (worker: SoundProcess, trouble: (error: unknown) => void = () => undefined): Measuring =>
  (running = startMeasuring(house, { worker, trouble, askedAfterMs: 0, lookEveryMs: 50 }));
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

describe('what is measured', () => {
  it('is kept as it was found', async () => {
    const hash = await upload();
    start(process().worker);
    await expect.poll(() => stateOf(hash)).toBe(soundState.measured);
    expect(await rowOf(hash)).toMatchObject({
      ...{ sample_rate: 44_100, channels: 2, samples: 1_000_000, delay: 576, padding: 1000, codec: 'mp3' },
      ...{ loudness: -9123, true_peak: 1_012_346, blocks: '5.a', size: 64, claimed_until: 0 },
    });
  });
  it('is everything that is there and is not measured, also what an older release took', async () => {
    const hashes = [await upload(false), await upload(false), await upload()];
    const { worker, begun } = process();
    start(worker);
    await expect.poll(() => Promise.all(hashes.map(stateOf))).toEqual([1, 1, 1]);
    expect(begun.map(({ path }) => path).sort()).toEqual((await pathsOf(hashes)).sort());
    expect(begun.map(({ pace }) => pace)).toEqual(['atLeisure', 'atLeisure', 'atLeisure']);
  });
  it('is measured anew when its file is another one', async () => {
    const hash = await upload();
    start(process().worker);
    await expect.poll(() => stateOf(hash)).toBe(soundState.measured);
    await running?.stop();
    utimesSync(await pathOf(hash), new Date(), new Date(Date.now() + HOUR_MS));
    const { worker, begun } = process();
    start(worker).ask(wanted(hash));
    await expect.poll(() => begun.length).toBe(1);
    await expect.poll(() => stateOf(hash)).toBe(soundState.measured);
    const more = await upload();
    running?.ask(wanted(hash, more));
    await expect.poll(() => stateOf(more)).toBe(soundState.measured);
    // Once is enough, although the clock of its folder is ahead.
    expect(begun).toHaveLength(2);
  });
  it('is measured anew when its file was replaced meanwhile', async () => {
    const hash = await upload();
    const { worker, begun, next } = process(undefined, true);
    const measuring = start(worker);
    await expect.poll(() => begun.length).toBe(1);
    const path = await pathOf(hash);
    writeFileSync(path, randomBytes(64));
    utimesSync(path, new Date(), new Date(Date.now() - HOUR_MS));
    next();
    measuring.ask(wanted(hash));
    await expect.poll(() => begun.length).toBe(2);
  });
  it('is forgotten with its file', async () => {
    const hash = await upload();
    start(process().worker);
    await expect.poll(() => stateOf(hash)).toBe(soundState.measured);
    await db.deleteFrom('cloud_song').execute();
    await releaseFiles(db, [hash]);
    expect(await rowOf(hash)).toBeUndefined();
  });
});

describe('in which order', () => {
  it('what was asked for last, in its order, then what was asked for before, then files that came, then albums', async () => {
    const many = async (count: number) => {
      const hashes: string[] = [];
      for (let each = 0; each < count; each += 1) hashes.push(await upload(false));
      return hashes;
    };
    const [now = '', came = ''] = [await upload(), await upload(false)];
    const [early, late, [album = '']] = [await many(2), await many(2), await many(1)];
    const { worker, begun, next } = process(undefined, true);
    const measuring = start(worker);
    await expect.poll(() => begun.length).toBe(1);
    const first = begun[0]?.path ?? '';
    await enqueue(db, came);
    measuring.next(wanted(album, ...late));
    measuring.ask(wanted(...early));
    measuring.ask(wanted(...late));
    expect(worker.hurry).toHaveBeenCalled();
    for (let count = 2; count <= 7; count += 1) {
      next();
      await expect.poll(() => begun.length).toBe(count);
    }
    const expected = await pathsOf([now, ...late, ...early, came, album]);
    // The one that was under way may be any of them.
    expect(begun.map(({ path }) => path)).toEqual([first, ...expected.filter((path) => path !== first)]);
    expect(begun.slice(1, 4).every(({ pace }) => pace === 'hurrying')).toBe(true);
    expect(begun.at(-1)?.pace).toBe('atLeisure');
  });
  it('what comes while nothing is to be done is measured at once', async () => {
    const { worker, begun } = process();
    const measuring = start(worker);
    await upload();
    measuring.come();
    await expect.poll(() => begun.length).toBe(1);
    const asked = await upload(false);
    measuring.ask(wanted(asked));
    await expect.poll(() => stateOf(asked)).toBe(soundState.measured);
    measuring.ask(wanted(asked));
    await upload();
    measuring.come();
    await expect.poll(() => begun.length).toBe(3);
  });
});

describe('what goes wrong', () => {
  it('a broken file is told with its reason, holds up nobody and is not tried again', async () => {
    const hashes = [await upload(), await upload(), await upload()];
    const bad = hashes[1] ?? '';
    const path = await pathOf(bad);
    const broken = (at: string) => (at === path ? new DecodeError('broken', 'no head') : undefined);
    start(process(broken).worker);
    await expect.poll(() => Promise.all(hashes.map(stateOf))).toEqual([1, soundState.failed, 1]);
    expect(await rowOf(bad)).toMatchObject({ reason: 'broken: no head' });
    await running?.stop();
    const { worker, begun } = process();
    start(worker).ask(wanted(...hashes));
    const more = await upload();
    running?.come();
    await expect.poll(() => stateOf(more)).toBe(soundState.measured);
    expect(begun.map((file) => file.path)).toEqual([await pathOf(more)]);
  });
  it('a file at which the process ends is tried three times, then told', async () => {
    const [good, bad] = [await upload(), await upload()];
    const path = await pathOf(bad);
    const { worker, begun } = process((at) => (at === path ? new Unfinished('SIGSEGV') : undefined));
    const trouble = vi.fn();
    start(worker, trouble);
    await expect.poll(() => stateOf(bad)).toBe(soundState.failed);
    await expect.poll(() => stateOf(good)).toBe(soundState.measured);
    expect(begun.filter((file) => file.path === path)).toHaveLength(3);
    expect(trouble).toHaveBeenCalledTimes(3);
    expect((await rowOf(bad))?.reason).toMatch(/^crashed: /);
  });
  it('where there is no process to be had, no file is blamed', async () => {
    const hash = await upload();
    const trouble = vi.fn();
    start(process(() => new Error('spawn EAGAIN')).worker, trouble);
    await expect.poll(() => trouble.mock.calls.length).toBe(1);
    expect(await rowOf(hash)).toMatchObject({ state: soundState.begun, tries: 0, claimed_until: 0 });
  });
  it('a file that is gone is told', async () => {
    const hash = await upload();
    await files.store.remove([
      (await db.selectFrom('stored_file').select('name').executeTakeFirstOrThrow()).name,
    ]);
    start(process().worker);
    await expect.poll(() => stateOf(hash)).toBe(soundState.failed);
    expect((await rowOf(hash))?.reason).toMatch(/^gone: /);
  });
  it('a file that is there again is measured', async () => {
    const hash = await upload();
    start(process().worker);
    await expect.poll(() => stateOf(hash)).toBe(soundState.measured);
    const path = await pathOf(hash);
    renameSync(path, `${path}.away`);
    running?.ask(wanted(hash));
    await expect.poll(() => stateOf(hash)).toBe(soundState.failed);
    renameSync(`${path}.away`, path);
    running?.ask(wanted(hash));
    await expect.poll(() => stateOf(hash)).toBe(soundState.measured);
  });
});

describe('what was begun', () => {
  it('and left by a server that ended suddenly is gone on with', async () => {
    const left = await upload();
    await db
      .updateTable('sound_file')
      .set({ tries: 1, ...(await changeOf(left)), claimed_until: Date.now() + 500 })
      .where('hash', '=', left)
      .execute();
    const before = Date.now();
    start(process().worker);
    await expect.poll(() => stateOf(left)).toBe(soundState.measured);
    expect(Date.now() - before).toBeGreaterThanOrEqual(500);
  });
  it('is given back at a stop, and the try does not count', async () => {
    const hash = await upload();
    const { worker, begun } = process(undefined, true);
    const measuring = start(worker);
    await expect.poll(() => begun.length).toBe(1);
    await measuring.stop();
    expect(await rowOf(hash)).toMatchObject({ state: soundState.begun, tries: 0, claimed_until: 0 });
  });
  it('stays in the same hands however long it takes', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    try {
      const hash = await upload();
      const { worker, begun, next } = process(undefined, true);
      start(worker);
      await expect.poll(() => begun.length).toBe(1);
      const now = Date.now() + HOUR_MS;
      house.now = () => now;
      vi.advanceTimersByTime(PROLONG_EVERY_MS);
      await expect.poll(async () => (await rowOf(hash))?.claimed_until).toBeGreaterThan(now);
      const { size, modified_at: modifiedAt } = await changeOf(hash);
      expect(await claim(db, { hash, size, modifiedAt }, now)).toBe(false);
      next();
      await expect.poll(() => rowOf(hash)).toMatchObject({ state: soundState.measured, claimed_until: 0 });
    } finally {
      vi.useRealTimers();
    }
  });
  it('by somebody else is left to them', async () => {
    const hash = await upload();
    const { worker, begun } = process();
    const measuring = start(worker);
    await expect.poll(() => stateOf(hash)).toBe(soundState.measured);
    const theirs = await upload();
    await db
      .updateTable('sound_file')
      .set({ claimed_until: Date.now() + HOUR_MS })
      .where('hash', '=', theirs)
      .execute();
    const ours = await upload();
    measuring.ask(wanted(theirs, ours));
    await expect.poll(() => stateOf(ours)).toBe(soundState.measured);
    expect(begun.map(({ path }) => path)).toEqual(await pathsOf([hash, ours]));
  });
});
