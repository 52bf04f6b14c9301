import { endpoint, endpoints, type SongUrl } from '@qingyin/contract';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ApiCaller } from './api-caller.ts';
import { type MusicServer, startMusicServer } from './music-library-server.ts';
import { freshFolder } from './server-process.ts';

const hasFfmpeg = spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status === 0;
const { account, music, musicLibrary } = endpoints;
const NOISE = 'anoisesrc=d=6:c=pink:r=44100:a=0.4,aformat=sample_fmts=s16:channel_layouts=stereo';

describe.skipIf(!hasFfmpeg)('limits of the bit rate (needs ffmpeg)', () => {
  const parent = freshFolder();
  const folder = join(parent, 'music');
  let one: MusicServer;
  let member: ApiCaller;
  let uid: number;
  const ids: Record<string, number> = {};

  const write = (name: string, ending: string, codec: readonly string[]): void => {
    const tags = ['-metadata', `title=${name}`, '-metadata', 'artist=歌手', '-metadata', 'album=专辑'];
    const path = join(folder, `${name}.${ending}`);
    execFileSync('ffmpeg', ['-loglevel', 'error', '-f', 'lavfi', '-i', NOISE, ...codec, ...tags, path]);
  };
  beforeAll(async () => {
    mkdirSync(folder);
    write('大', 'flac', []);
    write('小', 'opus', ['-c:a', 'libopus', '-b:a', '48000']);
    one = await startMusicServer([folder]);
    const joined = await one.join('member');
    member = joined.caller;
    uid = joined.id;
    await one.settled({ songs: 2 });
    const { songs } = await member.http.call(musicLibrary.songs, { params: {} });
    for (const song of songs) ids[song.name] = song.id;
  });
  afterAll(async () => {
    await one.dispose();
    rmSync(parent, { recursive: true, force: true });
  });
  afterEach(async () => {
    await set(0);
    await set(0, uid);
  });

  const set = (limit: 0 | 64 | 128 | 192 | 320, of?: number) =>
    one.admin.http.call(account.adminBitrateLimitSet, { params: { limit, uid: of } });
  async function urlOf(
    name: string,
    params: { level?: 'lossless'; maxKbps?: 64 | 128; plays?: string } = {},
    caller = member,
  ): Promise<SongUrl> {
    const asked = { id: String(ids[name]), level: 'lossless', ...params } as const;
    const { data } = await caller.http.call(music.songUrl, { params: asked });
    if (!data[0]) throw new Error('no answer');
    return data[0];
  }
  async function rateOf({ url, time }: SongUrl): Promise<number> {
    const answer = await fetch(url ?? '');
    expect(answer.status).toBe(200);
    return ((await answer.arrayBuffer()).byteLength * 8) / time;
  }

  it('sends at most the bit rate that a listener asks for', async () => {
    expect(await urlOf('大')).toMatchObject({ type: 'flac', level: 'lossless' });
    const limited = await urlOf('大', { maxKbps: 64 });
    expect(limited).toMatchObject({ type: 'opus', level: 'standard' });
    expect(await rateOf(limited)).toBeLessThan(64 * 1.05);
    expect(await urlOf('大', { maxKbps: 128, plays: 'flac' })).toMatchObject({ type: 'm4a' });
  });

  it('sends a file within the limit as it is', async () => {
    const { url } = await urlOf('小', { maxKbps: 64 });
    expect(url).toBe((await urlOf('小')).url?.replace(/\?.*/, url?.replace(/.*\?/, '?') ?? ''));
  });

  it('sends ranges of a limited file', async () => {
    const { url } = await urlOf('大', { maxKbps: 128 });
    const whole = Buffer.from(await (await fetch(url ?? '')).arrayBuffer());
    const part = await fetch(url ?? '', { headers: { range: 'bytes=1000-1999' } });
    expect(part.status).toBe(206);
    expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(1000, 2000))).toBe(true);
  });

  it('refuses an address with another limit', async () => {
    const { url } = await urlOf('大', { maxKbps: 64 });
    expect((await fetch((url ?? '').replace(/-64\./, '-128.'))).status).toBe(403);
  });

  it('keeps to the lowest of the limits of all, of the user and of the request', async () => {
    await set(192);
    expect(await urlOf('大')).toMatchObject({ type: 'opus', level: 'higher' });
    await set(128, uid);
    expect(await urlOf('大')).toMatchObject({ level: 'standard' });
    expect((await urlOf('大', { maxKbps: 64 })).url).toContain('-64.opus');
    expect((await urlOf('大', {}, one.admin)).url).toContain('-192.opus');
    const byRate = await member.http.call(music.songUrlByRate, { params: { id: String(ids['大']) } });
    expect(byRate.data[0]?.url).toContain('-128.opus');
  });

  it('limits downloads as administrators say, but not as the player asks', async () => {
    const params = { ids: String(ids['大']), level: 'lossless' } as const;
    const sizeOf = async () => (await member.http.call(music.download, { params })).data.size;
    const whole = await sizeOf();
    await set(128, uid);
    expect(await sizeOf()).toBeLessThan(whole / 3);
    const { data } = await member.http.call(music.download, { params });
    expect((await fetch(data.url ?? '')).headers.get('content-type')).toContain('ogg');
  });

  it('answers listeners their limit, and administrators all limits', async () => {
    const own = async (caller: ApiCaller) => (await caller.http.call(account.bitrateLimit)).data;
    expect(await own(member)).toEqual({ limit: null, converts: true });
    await set(320);
    expect((await set(64, uid)).data).toMatchObject({ everyone: 320, users: [{ userId: uid, limit: 64 }] });
    expect(await own(member)).toEqual({ limit: 64, converts: true });
    expect(await own(one.admin)).toEqual({ limit: 320, converts: true });
    await set(0, uid);
    const { data } = await one.admin.http.call(account.adminBitrateLimits);
    expect(data).toEqual({ everyone: 320, users: [] });
  });

  it('lets only administrators see and set limits, and refuses other values', async () => {
    for (const call of [
      member.http.call(account.adminBitrateLimits),
      member.http.call(account.adminBitrateLimitSet, { params: { limit: 0, uid } }),
    ])
      expect((await call).code).toBe(403);
    const sent = async (params: object) => {
      const { path } = account.adminBitrateLimitSet;
      const call = endpoint<object, { code: number }>(path, { method: 'POST' });
      return (await one.admin.http.call(call, { params })).code;
    };
    for (const params of [{}, { limit: 1000 }, { limit: '' }, { limit: '64; drop table user' }])
      expect(await sent(params)).toBe(400);
    for (const uid of [-1, 999_999, '', '1 or 1=1']) expect(await sent({ uid, limit: 64 })).toBe(400);
  });
});
