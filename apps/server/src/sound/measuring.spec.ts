import { randomBytes } from 'node:crypto';
import { utimesSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { releaseFiles } from '../files/stored-files.ts';
import { HOUR_MS } from '../time.ts';
import { enqueue, soundState } from './sound-rows.ts';
import { measuringProcess, openDisk, wanted } from './test-disk.ts';

let disk: Awaited<ReturnType<typeof openDisk>>;
beforeEach(async () => {
  disk = await openDisk();
});
afterEach(() => disk.close());

describe('what is measured', () => {
  it('is kept as it was found', async () => {
    const hash = await disk.upload();
    disk.start(measuringProcess().worker);
    await expect.poll(() => disk.stateOf(hash)).toBe(soundState.measured);
    expect(await disk.rowOf(hash)).toMatchObject({
      ...{ sample_rate: 44_100, channels: 2, samples: 1_000_000, delay: 576, padding: 1000, codec: 'mp3' },
      ...{ loudness: -9123, true_peak: 1_012_346, size: 64, claimed_until: 0 },
    });
  });
  it('is everything that is there and is not measured, also what an older release took', async () => {
    const hashes = [await disk.upload(false), await disk.upload(false), await disk.upload()];
    const { worker, begun } = measuringProcess();
    disk.start(worker);
    await expect.poll(() => Promise.all(hashes.map(disk.stateOf))).toEqual([1, 1, 1]);
    expect(begun.map(({ path }) => path).sort()).toEqual((await disk.pathsOf(hashes)).sort());
    expect(begun.map(({ pace }) => pace)).toEqual(['atLeisure', 'atLeisure', 'atLeisure']);
  });
  it('is measured anew when its file is another one', async () => {
    const hash = await disk.upload();
    disk.start(measuringProcess().worker);
    await expect.poll(() => disk.stateOf(hash)).toBe(soundState.measured);
    await disk.stop();
    utimesSync(await disk.pathOf(hash), new Date(), new Date(Date.now() + HOUR_MS));
    const { worker, begun } = measuringProcess();
    const measuring = disk.start(worker);
    measuring.ask(wanted(hash));
    await expect.poll(() => begun.length).toBe(1);
    await expect.poll(() => disk.stateOf(hash)).toBe(soundState.measured);
    const more = await disk.upload();
    measuring.ask(wanted(hash, more));
    await expect.poll(() => disk.stateOf(more)).toBe(soundState.measured);
    // Once is enough, although the clock of its folder is ahead.
    expect(begun).toHaveLength(2);
  });
  it('is measured anew when its file was replaced meanwhile', async () => {
    const hash = await disk.upload();
    const { worker, begun, next } = measuringProcess(undefined, true);
    const measuring = disk.start(worker);
    await expect.poll(() => begun.length).toBe(1);
    const path = await disk.pathOf(hash);
    writeFileSync(path, randomBytes(64));
    utimesSync(path, new Date(), new Date(Date.now() - HOUR_MS));
    next();
    measuring.ask(wanted(hash));
    await expect.poll(() => begun.length).toBe(2);
  });
  it('is forgotten with its file', async () => {
    const hash = await disk.upload();
    disk.start(measuringProcess().worker);
    await expect.poll(() => disk.stateOf(hash)).toBe(soundState.measured);
    await disk.db.deleteFrom('cloud_song').execute();
    await releaseFiles(disk.db, [hash]);
    expect(await disk.rowOf(hash)).toBeUndefined();
  });
});

describe('in which order', () => {
  it('what was asked for last, in its order, then what was asked for before, then files that came, then albums', async () => {
    const many = async (count: number) => {
      const hashes: string[] = [];
      for (let each = 0; each < count; each += 1) hashes.push(await disk.upload(false));
      return hashes;
    };
    const [now = '', came = ''] = [await disk.upload(), await disk.upload(false)];
    const [early, late, [album = '']] = [await many(2), await many(2), await many(1)];
    const { worker, begun, next } = measuringProcess(undefined, true);
    const measuring = disk.start(worker);
    await expect.poll(() => begun.length).toBe(1);
    const first = begun[0]?.path ?? '';
    await enqueue(disk.db, came);
    measuring.next(wanted(album, ...late));
    measuring.ask(wanted(...early));
    measuring.ask(wanted(...late));
    expect(worker.hurry).toHaveBeenCalled();
    for (let count = 2; count <= 7; count += 1) {
      next();
      await expect.poll(() => begun.length).toBe(count);
    }
    const expected = await disk.pathsOf([now, ...late, ...early, came, album]);
    // The one that was under way may be any of them.
    expect(begun.map(({ path }) => path)).toEqual([first, ...expected.filter((path) => path !== first)]);
    expect(begun.slice(1, 4).every(({ pace }) => pace === 'hurrying')).toBe(true);
    expect(begun.at(-1)?.pace).toBe('atLeisure');
  });
  it('of many songs that are asked for at once the first ten are about to be heard, the others come in their turn', async () => {
    const hashes: string[] = [];
    for (let each = 0; each < 12; each += 1) hashes.push(await disk.upload(false));
    const { worker, begun, next } = measuringProcess(undefined, true);
    await disk.upload();
    const measuring = disk.start(worker);
    await expect.poll(() => begun.length).toBe(1);
    const first = begun[0]?.path ?? '';
    measuring.ask(wanted(...hashes));
    for (let count = 2; count <= 13; count += 1) {
      next();
      await expect.poll(() => begun.length).toBe(count);
    }
    const hurrying = begun.filter(({ pace }) => pace === 'hurrying').map(({ path }) => path);
    const near = (await disk.pathsOf(hashes)).slice(0, 10);
    expect(hurrying).toEqual(near.filter((path) => path !== first));
  });
  it('what comes while nothing is to be done is measured at once', async () => {
    const { worker, begun } = measuringProcess();
    const measuring = disk.start(worker);
    await disk.upload();
    measuring.come();
    await expect.poll(() => begun.length).toBe(1);
    const asked = await disk.upload(false);
    measuring.ask(wanted(asked));
    await expect.poll(() => disk.stateOf(asked)).toBe(soundState.measured);
    measuring.ask(wanted(asked));
    await disk.upload();
    measuring.come();
    await expect.poll(() => begun.length).toBe(3);
  });
});
