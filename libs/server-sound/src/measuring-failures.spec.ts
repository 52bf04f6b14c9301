import { DecodeError } from '@qingyin/audio-dsp';
import { HOUR_MS } from '@qingyin/server-kernel';
import { renameSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MeasuringInterrupted } from './measuring-process.ts';
import { claimFile, EXTEND_CLAIM_EVERY_MS, soundState } from './measurement-rows.ts';
import { fakeMeasuringProcess, openTestDisk, wanted } from './test-cloud-disk.ts';

let disk: Awaited<ReturnType<typeof openTestDisk>>;
beforeEach(async () => {
  disk = await openTestDisk();
});
afterEach(() => disk.close());

describe('failures of measuring', () => {
  it('a broken file is stored as failed with the reason, blocks no other file and is not tried again', async () => {
    const hashes = [await disk.upload(), await disk.upload(), await disk.upload()];
    const bad = hashes[1] ?? '';
    const path = await disk.pathOf(bad);
    const broken = (at: string) => (at === path ? new DecodeError('broken', 'no head') : undefined);
    disk.start(fakeMeasuringProcess(broken).worker);
    await expect.poll(() => Promise.all(hashes.map(disk.stateOf))).toEqual([1, soundState.failed, 1]);
    expect(await disk.rowOf(bad)).toMatchObject({ reason: 'broken: no head' });
    await disk.stop();
    const { worker, begun } = fakeMeasuringProcess();
    const measuring = disk.start(worker);
    measuring.prioritize(wanted(...hashes));
    const more = await disk.upload();
    measuring.onFileAdded();
    await expect.poll(() => disk.stateOf(more)).toBe(soundState.measured);
    expect(begun.map((file) => file.path)).toEqual([await disk.pathOf(more)]);
  });
  it('a file that crashes the process is given up after three tries', async () => {
    const [good, bad] = [await disk.upload(), await disk.upload()];
    const path = await disk.pathOf(bad);
    const { worker, begun } = fakeMeasuringProcess((at) =>
      at === path ? new MeasuringInterrupted('SIGSEGV') : undefined,
    );
    const onError = vi.fn();
    disk.start(worker, onError);
    await expect.poll(() => disk.stateOf(bad)).toBe(soundState.failed);
    await expect.poll(() => disk.stateOf(good)).toBe(soundState.measured);
    expect(begun.filter((file) => file.path === path)).toHaveLength(3);
    expect(onError).toHaveBeenCalledTimes(3);
    expect((await disk.rowOf(bad))?.reason).toMatch(/^crashed: /);
  });
  it('no file is marked as failed when no process can be started', async () => {
    const hash = await disk.upload();
    const onError = vi.fn();
    disk.start(fakeMeasuringProcess(() => new Error('spawn EAGAIN')).worker, onError);
    await expect.poll(() => onError.mock.calls.length).toBe(1);
    expect(await disk.rowOf(hash)).toMatchObject({ state: soundState.begun, tries: 0, claimed_until: 0 });
  });
  it('a missing file is marked as missing', async () => {
    const hash = await disk.upload();
    await disk.files.store.remove([
      (await disk.db.selectFrom('stored_file').select('name').executeTakeFirstOrThrow()).name,
    ]);
    disk.start(fakeMeasuringProcess().worker);
    await expect.poll(() => disk.stateOf(hash)).toBe(soundState.failed);
    expect((await disk.rowOf(hash))?.reason).toMatch(/^gone: /);
  });
  it('a file that exists again is measured', async () => {
    const hash = await disk.upload();
    const measuring = disk.start(fakeMeasuringProcess().worker);
    await expect.poll(() => disk.stateOf(hash)).toBe(soundState.measured);
    const path = await disk.pathOf(hash);
    renameSync(path, `${path}.away`);
    measuring.prioritize(wanted(hash));
    await expect.poll(() => disk.stateOf(hash)).toBe(soundState.failed);
    renameSync(`${path}.away`, path);
    measuring.prioritize(wanted(hash));
    await expect.poll(() => disk.stateOf(hash)).toBe(soundState.measured);
  });
});

describe('claims', () => {
  it('of a crashed server expire, and the file is measured', async () => {
    const left = await disk.upload();
    const until = Date.now() + 500;
    await disk.db
      .updateTable('sound_file')
      .set({ tries: 1, ...(await disk.changeOf(left)), claimed_until: until })
      .where('hash', '=', left)
      .execute();
    disk.start(fakeMeasuringProcess().worker);
    await expect.poll(() => disk.stateOf(left)).toBe(soundState.measured);
    expect(Date.now()).toBeGreaterThanOrEqual(until);
  });
  it('are released when measuring is stopped, without counting the try', async () => {
    const hash = await disk.upload();
    const { worker, begun } = fakeMeasuringProcess(undefined, true);
    const measuring = disk.start(worker);
    await expect.poll(() => begun.length).toBe(1);
    await measuring.stop();
    expect(await disk.rowOf(hash)).toMatchObject({ state: soundState.begun, tries: 0, claimed_until: 0 });
  });
  it('are extended while the measurement runs', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    try {
      const hash = await disk.upload();
      const { worker, begun, next } = fakeMeasuringProcess(undefined, true);
      disk.start(worker);
      await expect.poll(() => begun.length).toBe(1);
      const now = Date.now() + HOUR_MS;
      disk.house.now = () => now;
      vi.advanceTimersByTime(EXTEND_CLAIM_EVERY_MS);
      await expect.poll(async () => (await disk.rowOf(hash))?.claimed_until).toBeGreaterThan(now);
      const { size, modified_at: modifiedAt } = await disk.changeOf(hash);
      expect(await claimFile(disk.db, { hash, size, modifiedAt }, now)).toBe(false);
      next();
      await expect
        .poll(() => disk.rowOf(hash))
        .toMatchObject({ state: soundState.measured, claimed_until: 0 });
    } finally {
      vi.useRealTimers();
    }
  });
  it('of another process are respected', async () => {
    const hash = await disk.upload();
    const { worker, begun } = fakeMeasuringProcess();
    const measuring = disk.start(worker);
    await expect.poll(() => disk.stateOf(hash)).toBe(soundState.measured);
    const theirs = await disk.upload();
    await disk.db
      .updateTable('sound_file')
      .set({ claimed_until: Date.now() + HOUR_MS })
      .where('hash', '=', theirs)
      .execute();
    const ours = await disk.upload();
    measuring.prioritize(wanted(theirs, ours));
    await expect.poll(() => disk.stateOf(ours)).toBe(soundState.measured);
    expect(begun.map(({ path }) => path)).toEqual(await disk.pathsOf([hash, ours]));
  });
});
