import { releaseFiles } from '@qingyin/server-files';
import { HOUR_MS } from '@qingyin/server-kernel';
import { randomBytes } from 'node:crypto';
import { utimesSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { enqueueFile, soundState } from './measurement-rows.ts';
import { fakeMeasuringProcess, openTestDisk, wanted } from './test-cloud-disk.ts';

let disk: Awaited<ReturnType<typeof openTestDisk>>;
beforeEach(async () => {
  disk = await openTestDisk();
});
afterEach(() => disk.close());

describe('measuring a file', () => {
  it('stores the result', async () => {
    const hash = await disk.upload();
    disk.start(fakeMeasuringProcess().worker);
    await expect.poll(() => disk.stateOf(hash)).toBe(soundState.measured);
    expect(await disk.rowOf(hash)).toMatchObject({
      ...{ sample_rate: 44_100, channels: 2, samples: 1_000_000, delay: 576, padding: 1000, codec: 'mp3' },
      ...{ loudness: -9123, true_peak: 1_012_346, size: 64, claimed_until: 0 },
    });
  });
  it('covers all unmeasured files, also those uploaded to an older release', async () => {
    const hashes = [await disk.upload(false), await disk.upload(false), await disk.upload()];
    const { worker, begun } = fakeMeasuringProcess();
    disk.start(worker);
    await expect.poll(() => Promise.all(hashes.map(disk.stateOf))).toEqual([1, 1, 1]);
    expect(begun.map(({ path }) => path).sort()).toEqual((await disk.pathsOf(hashes)).sort());
    expect(begun.map(({ pace }) => pace)).toEqual(['atLeisure', 'atLeisure', 'atLeisure']);
  });
  it('is repeated when the file has changed', async () => {
    const hash = await disk.upload();
    disk.start(fakeMeasuringProcess().worker);
    await expect.poll(() => disk.stateOf(hash)).toBe(soundState.measured);
    await disk.stop();
    utimesSync(await disk.pathOf(hash), new Date(), new Date(Date.now() + HOUR_MS));
    const { worker, begun } = fakeMeasuringProcess();
    const measuring = disk.start(worker);
    measuring.prioritize(wanted(hash));
    await expect.poll(() => begun.length).toBe(1);
    await expect.poll(() => disk.stateOf(hash)).toBe(soundState.measured);
    const more = await disk.upload();
    measuring.prioritize(wanted(hash, more));
    await expect.poll(() => disk.stateOf(more)).toBe(soundState.measured);
    // One measurement is enough, although the file's modification time is in the future.
    expect(begun).toHaveLength(2);
  });
  it('is repeated when the file is replaced while it is measured', async () => {
    const hash = await disk.upload();
    const { worker, begun, next } = fakeMeasuringProcess(undefined, true);
    const measuring = disk.start(worker);
    await expect.poll(() => begun.length).toBe(1);
    const path = await disk.pathOf(hash);
    writeFileSync(path, randomBytes(64));
    utimesSync(path, new Date(), new Date(Date.now() - HOUR_MS));
    next();
    measuring.prioritize(wanted(hash));
    await expect.poll(() => begun.length).toBe(2);
  });
  it('is undone when the file is deleted', async () => {
    const hash = await disk.upload();
    disk.start(fakeMeasuringProcess().worker);
    await expect.poll(() => disk.stateOf(hash)).toBe(soundState.measured);
    await disk.db.deleteFrom('cloud_song').execute();
    await releaseFiles(disk.db, [hash]);
    expect(await disk.rowOf(hash)).toBeUndefined();
  });
});

describe('the order of measuring', () => {
  it('is: latest requested songs, earlier requested songs, uploaded files, songs of the same albums', async () => {
    const many = async (count: number) => {
      const hashes: string[] = [];
      for (let each = 0; each < count; each += 1) hashes.push(await disk.upload(false));
      return hashes;
    };
    const [now = '', came = ''] = [await disk.upload(), await disk.upload(false)];
    const [early, late, [album = '']] = [await many(2), await many(2), await many(1)];
    const { worker, begun, next } = fakeMeasuringProcess(undefined, true);
    const measuring = disk.start(worker);
    await expect.poll(() => begun.length).toBe(1);
    const first = begun[0]?.path ?? '';
    await enqueueFile(disk.db, came);
    measuring.enqueueFollowing(wanted(album, ...late));
    measuring.prioritize(wanted(...early));
    measuring.prioritize(wanted(...late));
    expect(worker.prioritize).toHaveBeenCalled();
    for (let count = 2; count <= 7; count += 1) {
      next();
      await expect.poll(() => begun.length).toBe(count);
    }
    const expected = await disk.pathsOf([now, ...late, ...early, came, album]);
    // The first measurement may be any of the files.
    expect(begun.map(({ path }) => path)).toEqual([first, ...expected.filter((path) => path !== first)]);
    expect(begun.slice(1, 4).every(({ pace }) => pace === 'hurrying')).toBe(true);
    expect(begun.at(-1)?.pace).toBe('atLeisure');
  });
  it('prioritises the first ten of many requested songs', async () => {
    const hashes: string[] = [];
    for (let each = 0; each < 12; each += 1) hashes.push(await disk.upload(false));
    const { worker, begun, next } = fakeMeasuringProcess(undefined, true);
    await disk.upload();
    const measuring = disk.start(worker);
    await expect.poll(() => begun.length).toBe(1);
    const first = begun[0]?.path ?? '';
    measuring.prioritize(wanted(...hashes));
    for (let count = 2; count <= 13; count += 1) {
      next();
      await expect.poll(() => begun.length).toBe(count);
    }
    const hurrying = begun.filter(({ pace }) => pace === 'hurrying').map(({ path }) => path);
    const near = (await disk.pathsOf(hashes)).slice(0, 10);
    expect(hurrying).toEqual(near.filter((path) => path !== first));
  });
  it('starts an upload at once when the queue is empty', async () => {
    const { worker, begun } = fakeMeasuringProcess();
    const measuring = disk.start(worker);
    await disk.upload();
    measuring.onFileAdded();
    await expect.poll(() => begun.length).toBe(1);
    const asked = await disk.upload(false);
    measuring.prioritize(wanted(asked));
    await expect.poll(() => disk.stateOf(asked)).toBe(soundState.measured);
    measuring.prioritize(wanted(asked));
    await disk.upload();
    measuring.onFileAdded();
    await expect.poll(() => begun.length).toBe(3);
  });
});
