import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { chosen, md5Of, setUp, song } from './testing/upload-queue-setup.ts';

describe('upload queue', () => {
  it('uploads whole files in the chosen order, at most three at once', async () => {
    const { service, uploads, statuses, settled } = await setUp();
    service.slow(5);
    const files = Array.from({ length: 8 }, (_, at) => song(`${at}.mp3`));
    uploads.add(chosen(...files));
    await settled(8);
    expect(new Set(statuses())).toEqual(new Set(['done']));
    expect(service.seen.most).toBe(3);
    for (const file of files) {
      const there = service.disk.get(await md5Of(file));
      expect(there?.equals(Buffer.from(await file.arrayBuffer()))).toBe(true);
    }
    expect(uploads.get()).toMatchObject({ open: 0, sentBytes: 2_400_000, totalBytes: 2_400_000 });
  });

  it('resumes after a lost connection without sending bytes twice', async () => {
    const { service, uploads, statuses } = await setUp();
    service.cut(100_000);
    const file = song('a.flac', 500_000);
    uploads.add(chosen(file));
    await expect.poll(statuses).toEqual(['done']);
    expect(service.seen).toMatchObject({ bytes: 500_000, completed: [await md5Of(file)] });
  });

  it('waits while the service is down and resumes when it is back', async () => {
    const { service, uploads, statuses } = await setUp({}, ({ whenUp }) => ({ pause: whenUp }));
    service.slow(20);
    const files = [song('a.mp3', 900_000), song('b.mp3', 900_000)];
    uploads.add(chosen(...files));
    await expect.poll(() => service.seen.bytes).toBeGreaterThan(100_000);
    await service.kill();
    await expect.poll(statuses).toEqual(['retrying', 'retrying']);
    service.slow(0);
    await service.start();
    await expect.poll(statuses).toEqual(['done', 'done']);
    expect(service.seen.completed).toHaveLength(2);
    expect(service.disk.size).toBe(2);
  });

  it('stores a file once and reports no duplicate when the last answer is lost', async () => {
    const { service, uploads, statuses } = await setUp();
    service.loseCompletion();
    uploads.add(chosen(song('a.mp3')));
    await expect.poll(statuses).toEqual(['done']);
    expect(service.disk.size).toBe(1);
    expect(service.tickets.size).toBe(0);
  });

  it('gives up after many attempts with a reason, and resumes on request', async () => {
    const { service, uploads, statuses, settled } = await setUp();
    await service.kill();
    uploads.add(chosen(song('a.mp3')));
    await settled(1);
    expect(statuses()).toEqual(['failed']);
    expect(uploads.get().items[0]?.reason).toBe('network');
    await service.start();
    uploads.resumeAll();
    await expect.poll(statuses).toEqual(['done']);
  });
});

describe('rejected files', () => {
  it('get a reason and do not delay the others', async () => {
    const { uploads, settled } = await setUp({ largest: 400_000 }, () => ({ remainingBytes: () => 350_000 }));
    uploads.add(
      chosen(song('cover.jpg'), song('empty.mp3', 0), song('large.mp3', 450_000), song('fits.mp3', 100_000)),
    );
    await settled(4);
    expect(uploads.get().items.map(({ status, reason }) => reason ?? status)).toEqual([
      'type',
      'empty',
      'no-room',
      'done',
    ]);
  });

  it('are duplicates of stored files or of other chosen files', async () => {
    const { service, uploads, settled, statuses } = await setUp();
    const bytes = randomBytes(200_000);
    uploads.add(chosen(song('a.mp3', 0, bytes)));
    await settled(1);
    uploads.add(chosen(song('again.mp3', 0, bytes), song('b.mp3'), song('b.mp3')));
    await settled(4);
    expect(statuses()).toEqual(['done', 'duplicate', 'done', 'done']);
    const twice = randomBytes(5000);
    uploads.add(chosen(song('c.mp3', 0, twice), song('d.mp3', 0, twice)));
    await settled(6);
    expect(statuses().slice(4).sort()).toEqual(['done', 'duplicate']);
    expect(service.seen.completed).toHaveLength(4);
  });
});

describe('user actions', () => {
  it('pauses and resumes with the missing bytes', async () => {
    const { service, uploads, statuses } = await setUp();
    service.slow(20);
    const file = song('a.mp3', 900_000);
    uploads.add(chosen(file));
    await expect.poll(() => service.seen.bytes).toBeGreaterThan(100_000);
    uploads.pauseAll();
    await expect.poll(statuses).toEqual(['paused']);
    await expect.poll(() => service.seen.atOnce).toBe(0);
    const { bytes } = service.seen;
    service.slow(0);
    uploads.resumeAll();
    await expect.poll(statuses).toEqual(['done']);
    expect(bytes).toBeLessThan(900_000);
    expect(service.seen.bytes).toBe(900_000);
  });

  it('cancels and deletes the upload on the service', async () => {
    const { service, store, uploads } = await setUp();
    service.slow(20);
    uploads.add(chosen(song('a.mp3', 900_000)));
    await expect.poll(() => service.seen.bytes).toBeGreaterThan(1000);
    uploads.cancelAll();
    await expect.poll(() => uploads.get().items).toEqual([]);
    await expect.poll(() => service.tickets.size).toBe(0);
    expect(store.all.size).toBe(0);
    expect(service.disk.size).toBe(0);
  });
});

describe('reload', () => {
  it('resumes persisted files without sending bytes twice', async () => {
    const { service, store, uploads, open } = await setUp();
    service.slow(20);
    const file = song('a.mp3', 900_000);
    uploads.add(chosen(file, song('b.jpg')));
    await expect.poll(() => service.seen.bytes).toBeGreaterThan(100_000);
    uploads.stop();
    await expect.poll(() => service.seen.atOnce).toBe(0);
    service.slow(0);

    const after = open();
    await Promise.all([after.restore(), after.restore()]);
    await expect.poll(() => after.get().items.map(({ status }) => status)).toEqual(['done']);
    expect(service.seen.bytes).toBe(900_000);
    expect(store.all.size).toBe(0);
  });

  it('asks for a file that was not persisted, and recognises it when it is chosen again', async () => {
    const { store, open } = await setUp();
    const file = song('a.mp3');
    const { name, size, lastModified } = file;
    store.all.set('k1', { key: 'k1', name, size, lastModified });
    const after = open();
    await after.restore();
    await expect.poll(() => after.get().items[0]?.reason).toBe('choose-again');
    after.add(chosen(file));
    await expect.poll(() => after.get().items.map(({ status }) => status)).toEqual(['done']);
    expect(store.all.size).toBe(0);
  });

  it('does not restore an upload of its own that finishes while device storage is read', async () => {
    const { store, uploads, settled } = await setUp();
    let finishReading = (): void => undefined;
    const read = new Promise<void>((resolve) => (finishReading = resolve));
    store.takeOver = async (take) => {
      const found = [...store.all.values()];
      await read;
      take(found);
    };
    uploads.add(chosen(song('a.mp3')));
    const restored = uploads.restore();
    await settled(1);
    finishReading();
    await restored;
    uploads.add(chosen(song('b.mp3')));
    await settled(2);
    expect(uploads.get().items.map(({ name, status }) => [name, status])).toEqual([
      ['a.mp3', 'done'],
      ['b.mp3', 'done'],
    ]);
  });
});

it('notifies listeners at most once a frame for hundreds of small files', async () => {
  let [updates, frames, asked, mostAsked] = [0, 0, 0, 0];
  const soon = (draw: () => void) => {
    asked += 1;
    mostAsked = Math.max(mostAsked, asked);
    setTimeout(() => {
      asked -= 1;
      frames += 1;
      draw();
    }, 16);
  };
  const { uploads, settled } = await setUp({}, () => ({ onNextFrame: soon }));
  uploads.subscribe(() => (updates += 1));
  uploads.add(chosen(...Array.from({ length: 300 }, (_, at) => song(`${at}.mp3`, 200))));
  await settled(300);
  expect(uploads.get().counts.done).toBe(300);
  // At most two callbacks are pending: one notifies listeners, one takes in chosen files.
  expect(mostAsked).toBe(2);
  expect(updates).toBeLessThanOrEqual(frames);
});

it('takes in chosen files frame by frame; pausing and cancelling all includes those not taken in yet', async () => {
  const frames: (() => void)[] = [];
  const { uploads, store, statuses } = await setUp({}, () => ({
    onNextFrame: (draw) => void frames.push(draw),
  }));
  const frame = () => frames.splice(0).forEach((draw) => draw());
  uploads.add(chosen(...Array.from({ length: 220 }, (_, at) => song(`${at}.mp3`, 100))));
  expect(store.all.size).toBeLessThan(100);
  frame();
  expect(store.all.size).toBeLessThan(200);
  uploads.pauseAll();
  frame();
  expect(statuses()).toEqual(Array.from({ length: 220 }, () => 'paused'));
  uploads.cancelAll();
  frame();
  expect(statuses()).toEqual([]);
});
