import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints, type SongUrl } from '@qingyin/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type ApiCaller, createCaller } from './api-caller.ts';
import { type Db, openDatabaseOf } from './library-song.ts';
import { type MusicServer, startMusicServer } from './music-library-server.ts';
import { freshFolder, startServer } from './server-process.ts';

const hasFfmpeg = spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status === 0;
const { account, library, music, musicLibrary } = endpoints;
const RATE = 44_100;
const SECONDS = 4;

/** Samples of a stereo test sound, in which no two places are alike. */
function testSamples(): Buffer {
  const samples = new Int16Array(SECONDS * RATE * 2);
  let state = 1;
  for (let at = 0; at < samples.length; at += 1) {
    state = (state * 48_271) % 2_147_483_647;
    samples[at] = Math.round(Math.sin((at >> 1) * 0.02) * 12_000 + (state % 2000));
  }
  return Buffer.from(samples.buffer);
}

const ffmpeg = (args: readonly string[], input?: Buffer): Buffer =>
  execFileSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], {
    maxBuffer: 100_000_000,
    ...(input && { input }),
  });
const RAW = ['-f', 's16le', '-ar', String(RATE), '-ac', '2'];
const decode = (bytes: Buffer): Buffer => ffmpeg(['-i', 'pipe:0', ...RAW, 'pipe:1'], bytes);

describe.skipIf(!hasFfmpeg)('songs that the server converts (needs ffmpeg)', () => {
  const parent = freshFolder();
  const folder = join(parent, 'music');
  const samples = testSamples();
  let one: MusicServer;
  let member: ApiCaller;
  let db: Db;
  const ids: Record<string, number> = {};

  function write(name: string, codec: readonly string[]): void {
    const tags = ['-metadata', `title=${name}`, '-metadata', 'artist=歌手', '-metadata', 'album=专辑'];
    ffmpeg([...RAW, '-i', 'pipe:0', ...codec, ...tags, `file:${join(folder, name)}.m4a`], samples);
  }

  /** Replaces the content of a file after the scan, as if its format had been scanned. */
  async function replace(name: string, container: string, type: string, bits: number): Promise<void> {
    const path = join(folder, `${name}.m4a`);
    const temporary = join(parent, `${name}.${container}`);
    ffmpeg([...RAW, '-i', 'pipe:0', `file:${temporary}`], samples);
    renameSync(temporary, path);
    const { size, mtimeMs } = statSync(path);
    await db
      .updateTable('music_file')
      .set({ type, bits, size, modified_at: Math.floor(mtimeMs) })
      .where('name', '=', `${name}.m4a`)
      .execute();
  }

  beforeAll(async () => {
    mkdirSync(folder);
    const lossless = ['-c:a', 'alac'];
    for (const name of ['alac', 'wavpack', 'tta', 'wma', 'broken', 'parts', 'kept']) write(name, lossless);
    one = await startMusicServer([folder]);
    ({ caller: member } = await one.join('member'));
    const { id } = await one.settled({ songs: 7 });
    await one.admin.http.call(account.adminLibraryUpdate, { params: { id, watch: false } });
    await one.settled({ watch: false, songs: 7 });
    const { songs } = await member.http.call(musicLibrary.songs, { params: { order: 'album' } });
    for (const song of songs) ids[song.name] = song.id;
    db = await openDatabaseOf(one.server);
    await replace('wavpack', 'wv', 'wv', 16);
    await replace('tta', 'tta', 'tta', 16);
    await replace('wma', 'wma', 'wma', 0);
    await replace('broken', 'tta', 'ape', 16);
    writeFileSync(join(folder, 'broken.m4a'), Buffer.alloc(9000, 'x'));
    const part = { start_ms: 0, end_ms: 1501 };
    await db
      .updateTable('song_file')
      .set(part)
      .where('song_id', '=', ids['parts'] ?? 0)
      .execute();
    const { file_id, library_id } = await db
      .selectFrom('song_file')
      .selectAll()
      .where('song_id', '=', ids['parts'] ?? 0)
      .executeTakeFirstOrThrow();
    // The rest of the file is heard as the song that lies in the file of another.
    await db
      .deleteFrom('song_file')
      .where('song_id', '=', ids['alac'] ?? 0)
      .execute();
    await db
      .insertInto('song_file')
      .values({ file_id, library_id, start_ms: 1501, end_ms: null, song_id: ids['alac'] ?? 0 })
      .execute();
  });
  afterAll(async () => {
    await db.destroy();
    await one.dispose();
    rmSync(parent, { recursive: true, force: true });
  });

  const ask = async (
    caller: ApiCaller,
    name: string,
    params: { level?: 'lossless' | 'standard'; plays?: string } = {},
  ): Promise<SongUrl> => {
    const id = String(ids[name]);
    const { data } = await caller.http.call(music.songUrl, { params: { id, level: 'lossless', ...params } });
    if (!data[0]) throw new Error('no answer');
    return data[0];
  };
  async function bytesOf({ url }: SongUrl): Promise<Buffer> {
    const answer = await fetch(url ?? '');
    expect(answer.status).toBe(200);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-length')).toBe(String(bytes.length));
    return bytes;
  }

  it.each(['wavpack', 'tta'])('sends %s as FLAC with every sample, and says so', async (name) => {
    const first = await ask(member, name);
    expect(first).toMatchObject({ code: 200, type: 'flac', encodeType: 'flac', level: 'lossless' });
    const bytes = await bytesOf(first);
    // The first answer does not wait long for the conversion, which is done now.
    const url = await ask(member, name);
    expect(url.size).toBe(bytes.length);
    expect(url.br).toBe(Math.round((bytes.length * 8000) / url.time));
    expect(decode(bytes).equals(samples)).toBe(true);
  });

  it('sends any range of a converted file', async () => {
    const url = await ask(member, 'wavpack');
    const whole = await bytesOf(url);
    for (const [start, end] of [
      [0, 0],
      [1000, 70_000],
      [whole.length - 5, whole.length - 1],
    ] as const) {
      const answer = await fetch(url.url ?? '', { headers: { range: `bytes=${start}-${end}` } });
      expect(answer.status).toBe(206);
      expect(answer.headers.get('content-range')).toBe(`bytes ${start}-${end}/${whole.length}`);
      expect(Buffer.from(await answer.arrayBuffer()).equals(whole.subarray(start, end + 1))).toBe(true);
    }
  });

  it('sends Opus when lossless sound is not wanted, and AAC to callers that do not play it', async () => {
    const opus = await ask(member, 'wavpack', { level: 'standard' });
    expect(opus).toMatchObject({ type: 'opus', encodeType: 'opus' });
    expect((await bytesOf(opus)).subarray(0, 4).toString()).toBe('OggS');
    const aac = await ask(member, 'wma', { plays: 'flac,alac' });
    expect(aac).toMatchObject({ type: 'm4a' });
    expect((await bytesOf(aac)).subarray(4, 8).toString()).toBe('ftyp');
    expect(await ask(member, 'wma')).toMatchObject({ type: 'opus' });
  });

  it('sends parts of a file that join without a gap', async () => {
    const parts = [await ask(member, 'parts'), await ask(member, 'alac')];
    const [first, second] = await Promise.all(parts.map(async (url) => decode(await bytesOf(url))));
    expect(first).toHaveLength(Math.round(1.501 * RATE) * 4);
    expect(Buffer.concat([first ?? Buffer.alloc(0), second ?? Buffer.alloc(0)]).equals(samples)).toBe(true);
  });

  it('returns the share of a part in the size of its file', async () => {
    const sizeOf = async (name: string): Promise<number> => {
      const params = { id: String(ids[name]) };
      return (await member.http.call(library.songFacts, { params })).data.size ?? 0;
    };
    const { size } = statSync(join(folder, 'parts.m4a'));
    expect((await sizeOf('parts')) / size).toBeCloseTo(1.501 / SECONDS, 2);
    expect((await sizeOf('alac')) / size).toBeCloseTo(1 - 1.501 / SECONDS, 2);
  });

  it('does not send the whole file in the place of a part', async () => {
    const { url } = await ask(member, 'parts');
    const whole = (url ?? '').replace(/-0\.flac/, '.m4a');
    expect((await fetch(whole)).status).toBe(403);
    expect((await fetch((url ?? '').replace(/-0\.flac/, '-1501.flac'))).status).toBe(403);
  });

  it('has no address for a file that cannot be converted', async () => {
    expect(await ask(member, 'broken')).toMatchObject({ code: 404, url: null });
    await vi.waitFor(() => expect(one.server.output()).toContain('cannot convert'));
  });

  it('has no address for a guest without rights, and none that outlives its time', async () => {
    const guest = createCaller(one.server.url);
    expect(await ask(guest, 'wavpack')).toMatchObject({ code: 404, url: null });
    const { url } = await ask(member, 'wavpack');
    const expired = (url ?? '').replace(/until=\d+/, `until=${Date.now() - 1000}`);
    expect((await fetch(expired)).status).toBe(403);
  });

  it.each([
    '/media/library/1-0.ape',
    '/media/library/1-0.mp3',
    '/media/library/1--1.flac',
    '/media/library/1-.flac',
    '/media/library/..%2f1-0.flac',
    '/media/library/9999999999999999-0.flac',
  ])('refuses the address %s', async (path) => {
    expect([403, 404]).toContain((await fetch(`${one.server.url}${path}`)).status);
  });

  it.each(['', ',,,', '../../etc/passwd', 'opus;rm -rf', 'x'.repeat(5000), '[]'])(
    'takes any text as the list of codecs: %j',
    async (plays) => {
      expect(await ask(member, 'wavpack', { plays })).toMatchObject({ code: 200, type: 'flac' });
    },
  );

  it('downloads a converted song under the name of the song', async () => {
    const params = { ids: String(ids['tta']), level: 'lossless' } as const;
    const { data } = await member.http.call(music.download, { params });
    const answer = await fetch(data.url ?? '');
    expect(answer.headers.get('content-disposition')).toContain('.flac');
    expect(decode(Buffer.from(await answer.arrayBuffer())).equals(samples)).toBe(true);
  });

  it('downloads ALAC as it is', async () => {
    const params = { id: String(ids['kept']), level: 'lossless' } as const;
    const { data } = await member.http.call(music.songDownloadUrlV1, { params });
    const path = join(folder, 'kept.m4a');
    expect(data).toMatchObject({ type: 'm4a', size: statSync(path).size });
    expect((await bytesOf(data)).equals(readFileSync(path))).toBe(true);
  });

  it('shows administrators the version of ffmpeg', async () => {
    const { conversion } = await one.admin.http.call(account.adminLibraries);
    expect(conversion).toMatchObject({ version: expect.any(String) as string, waiting: 0 });
  });

  it('greys the songs with a reason while the server has no ffmpeg', async () => {
    one.server.child.kill('SIGTERM');
    await one.server.ended;
    const args = ['--demo-catalogue', 'off', '--sign-up', 'open', '--music', folder];
    const env = { QINGYIN_FFMPEG: 'off' };
    const without = await startServer({ args, env, dataDir: one.server.dataDir });
    const again = (caller: ApiCaller): ApiCaller => {
      const moved = createCaller(without.url);
      for (const [name, value] of caller.cookies) moved.cookies.set(name, value);
      return moved;
    };
    const [listener, admin] = [again(member), again(one.admin)];
    try {
      await vi.waitFor(async () => {
        const { songs } = await listener.http.call(music.songDetail, {
          params: { ids: ['tta', 'parts'].map((name) => ids[name]).join(',') },
        });
        expect(songs.map(({ noCopyrightRcmd }) => noCopyrightRcmd?.type)).toEqual([104, 104]);
      });
      expect(await ask(listener, 'tta')).toMatchObject({ url: null });
      const { conversion } = await admin.http.call(account.adminLibraries);
      expect(conversion).toEqual({ version: null, waiting: 6 });
    } finally {
      without.child.kill('SIGKILL');
      await without.ended;
    }
  });
});

describe('a server without ffmpeg', () => {
  it('says so to administrators', async () => {
    const folder = freshFolder();
    const one = await startMusicServer([folder], [], { QINGYIN_FFMPEG: 'off' });
    try {
      const { conversion } = await one.admin.http.call(account.adminLibraries);
      expect(conversion).toEqual({ version: null, waiting: 0 });
    } finally {
      await one.dispose();
    }
  });
});
