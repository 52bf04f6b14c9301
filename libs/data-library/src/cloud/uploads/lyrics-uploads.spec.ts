import { ApiError } from '@qingyin/http-client';
import { describe, expect, it } from 'vitest';
import { chosen, setUp, song } from './testing/upload-queue-setup.ts';
import type { UploadPorts } from './upload-ports.ts';

const lyricsFile = (name: string, text = '[00:01.00]床前明月光') =>
  new File([text], name, { lastModified: 7 });
const refusal = (code: number) => new ApiError('failure', '', { code });

/** A queue whose service saves lyrics, after refusing with these errors. */
async function withLyrics(errors: Error[] = [], ports: Partial<UploadPorts> = {}) {
  const saved: [number, string][] = [];
  const queue = await setUp({}, () => ({
    saveLyrics: async (songId, text) => {
      const error = errors.shift();
      if (error) throw error;
      saved.push([songId, text]);
    },
    ...ports,
  }));
  const rows = () =>
    queue.uploads
      .get()
      .items.map(({ name, status, lyrics, reason }) =>
        [name, status, lyrics ?? '-', reason ?? '-'].join(' '),
      );
  return { ...queue, saved, rows };
}

/** Promise of the end of a pause. */
function pausing() {
  let end = (): void => undefined;
  const paused = new Promise<void>((resolve) => (end = resolve));
  return { pause: () => paused, end: () => end() };
}

describe('lyrics of an uploaded song', () => {
  it('are saved when the song is stored', async () => {
    const { uploads, saved, rows, store } = await withLyrics();
    uploads.add([{ kind: 'song', file: song('a.mp3'), lyrics: lyricsFile('a.lrc') }]);
    await expect.poll(rows).toEqual(['a.mp3 done saved -']);
    expect(saved).toEqual([[1, '[00:01.00]床前明月光']]);
    expect(store.all.size).toBe(0);
  });

  it('are saved for a song that is on the disk already, and for one of the same content', async () => {
    const { uploads, saved, rows } = await withLyrics();
    const file = song('a.mp3');
    uploads.add(chosen(file));
    await expect.poll(rows).toEqual(['a.mp3 done - -']);
    uploads.clearDone();
    uploads.add([{ kind: 'song', file: new File([file], 'b.mp3'), lyrics: lyricsFile('b.lrc') }]);
    await expect.poll(rows).toEqual(['b.mp3 duplicate saved -']);
    expect(saved).toHaveLength(1);
  });

  it('go to the other one of two files with the same content', async () => {
    const { service, uploads, saved } = await withLyrics();
    const file = song('a.mp3');
    uploads.add([
      { kind: 'song', file },
      { kind: 'song', file: new File([file], 'b.mp3'), lyrics: lyricsFile('b.lrc') },
    ]);
    await expect
      .poll(() =>
        uploads
          .get()
          .items.map(({ status }) => status)
          .sort(),
      )
      .toEqual(['done', 'duplicate']);
    expect(saved).toHaveLength(1);
    expect(service.disk.size).toBe(1);
  });

  it('do not fail the song, and are saved on request', async () => {
    const { uploads, saved, rows } = await withLyrics([refusal(400)]);
    uploads.add([{ kind: 'song', file: song('a.mp3'), lyrics: lyricsFile('a.txt', 'x') }]);
    await expect.poll(rows).toEqual(['a.mp3 done failed no-lyrics']);
    expect(uploads.get()).toMatchObject({ open: 0, lyricsFailed: 1, counts: { failed: 0 } });
    uploads.clearDone();
    await expect.poll(rows).toHaveLength(1);
    uploads.resumeAll();
    await expect.poll(rows).toEqual(['a.mp3 done saved -']);
    expect(saved).toHaveLength(1);
  });

  it('wait for the end of a rate limit without stopping uploads', async () => {
    const { pause, end } = pausing();
    const { uploads, saved, rows } = await withLyrics([refusal(405)], { pause });
    uploads.add([
      { kind: 'song', file: song('a.mp3'), lyrics: lyricsFile('a.lrc') },
      ...chosen(song('b.mp3')),
    ]);
    await expect.poll(rows).toEqual(['a.mp3 saving-lyrics waiting busy', 'b.mp3 done - -']);
    end();
    await expect.poll(rows).toEqual(['a.mp3 done saved -', 'b.mp3 done - -']);
    expect(saved).toHaveLength(1);
  });

  it('are never an empty text, which would remove the lyrics of the song', async () => {
    const { uploads, saved, rows } = await withLyrics();
    uploads.add([{ kind: 'song', file: song('a.mp3'), lyrics: lyricsFile('a.lrc', ' \n') }]);
    await expect.poll(rows).toEqual(['a.mp3 done failed no-lyrics']);
    expect(saved).toEqual([]);
  });

  it('are saved after a reload', async () => {
    const { pause, end } = pausing();
    const { uploads, rows, store, saved, open } = await withLyrics([refusal(405)], { pause });
    uploads.add([{ kind: 'song', file: song('a.mp3'), lyrics: lyricsFile('a.lrc') }]);
    await expect.poll(rows).toEqual(['a.mp3 saving-lyrics waiting busy']);
    uploads.stop();
    end();
    expect([...store.all.values()]).toMatchObject([{ name: 'a.mp3', songId: 1 }]);
    expect([...store.all.values()][0]?.file).toBeUndefined();
    const after = open();
    await after.restore();
    await expect.poll(() => after.get().items[0]?.lyrics).toBe('saved');
    expect(saved).toEqual([[1, '[00:01.00]床前明月光']]);
    expect(store.all.size).toBe(0);
  });
});

describe('lyrics without a song beside them', () => {
  it('are saved for the song of the disk that has their name', async () => {
    const findSong = async (name: string) => (name === 'a.lrc' ? { id: 5, name: 'a.flac' } : null);
    const { uploads, saved, rows, store } = await withLyrics([], { findSong });
    uploads.add([
      { kind: 'lyrics', file: lyricsFile('a.lrc') },
      { kind: 'lyrics', file: lyricsFile('b.lrc') },
    ]);
    await expect.poll(rows).toEqual(['a.lrc done - -', 'b.lrc failed - no-song']);
    expect(saved.map(([id]) => id)).toEqual([5]);
    expect(uploads.get().items[0]?.song).toBe('a.flac');
    expect(store.all.size).toBe(0);
  });

  it('go to a song that is still being uploaded', async () => {
    const { service, uploads, saved, rows } = await withLyrics();
    service.slow(20);
    uploads.add(chosen(song('a.mp3', 600_000)));
    await expect.poll(() => service.seen.bytes).toBeGreaterThan(0);
    uploads.add([{ kind: 'lyrics', file: lyricsFile('A.lrc') }]);
    service.slow(0);
    await expect.poll(rows).toEqual(['a.mp3 done saved -']);
    expect(saved).toHaveLength(1);
  });

  it('are not saved when the song has better ones', async () => {
    const { uploads, rows } = await withLyrics();
    uploads.add([{ kind: 'lyrics', file: lyricsFile('a.txt'), spare: true }]);
    await expect.poll(rows).toEqual(['a.txt failed - spare-lyrics']);
  });

  it('are restored after a reload', async () => {
    const { store, open, saved } = await withLyrics([], {
      findSong: async () => ({ id: 5, name: 'a.flac' }),
    });
    const file = lyricsFile('a.lrc');
    store.save({ name: file.name, size: file.size, lastModified: 7, lyrics: file });
    const after = open();
    await after.restore();
    await expect.poll(() => after.get().items[0]?.status).toBe('done');
    expect(saved.map(([id]) => id)).toEqual([5]);
  });
});

it('pauses, resumes and cancels lyrics like songs', async () => {
  const { pause, end } = pausing();
  const findSong = async () => ({ id: 5, name: 'a.flac' });
  const { uploads, rows, store, saved } = await withLyrics([refusal(405)], { pause, findSong });
  uploads.add(['a.lrc', 'b.lrc', 'c.lrc'].map((name) => ({ kind: 'lyrics', file: lyricsFile(name) })));
  await expect.poll(() => rows()[0]).toBe('a.lrc saving-lyrics - busy');
  uploads.pauseAll();
  await expect.poll(rows).toEqual(['a.lrc paused - -', 'b.lrc paused - -', 'c.lrc paused - -']);
  uploads.cancel(uploads.get().items[2]?.id ?? 0);
  end();
  uploads.resumeAll();
  await expect.poll(rows).toEqual(['a.lrc done - -', 'b.lrc done - -']);
  expect(saved).toHaveLength(2);
  expect(store.all.size).toBe(0);
});
