import { readdirSync, readlinkSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { endpoints } from '@qingyin/contract';
import { parseBuffer } from 'music-metadata';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
// eslint-disable-next-line @nx/enforce-module-boundaries -- one way of reading a zip, for all tests
import { unzipped } from '../../../tools/lib/unzip.ts';
import { type ApiCaller, createCaller } from './api-caller.ts';
import { EVERY_SONG, SONG, UNKNOWN } from './cases/demo.ts';
import { demoCaller } from './demo-caller.ts';
import { formWith, mp3 } from './sample-files.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const { account, cloud, library, music } = endpoints;
let server: ServerProcess;
let member: ApiCaller;
let stranger: ApiCaller;

beforeAll(async () => {
  server = await startServer({ args: ['--sign-up', 'open', '--max-download', '70'] });
  member = await demoCaller(server.url);
  stranger = createCaller(server.url);
  const params = { email: 'stranger@example.org', password: 'a long password', nickname: '路人' };
  expect(await stranger.http.call(account.signUp, { params })).toMatchObject({ code: 200 });
});
afterAll(() => server.dispose());

const plan = async (who: ApiCaller, ids: readonly number[], more: object = {}) =>
  (await who.http.call(music.download, { params: { ids: ids.join(','), ...more } })).data;
const fetched = async (url: string | null, headers: Record<string, string> = {}) => {
  const response = await fetch(url ?? '', { headers });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};
const nameIn = (response: Response): string =>
  decodeURIComponent(
    /filename\*=UTF-8''(\S+)$/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? '',
  );
/** A song of the catalogue without rights, and one with FLAC. */
const oddSongs = async () => {
  const { songs, privileges } = await member.http.call(music.songDetail, { params: { ids: EVERY_SONG } });
  const gone = songs.find((_song, at) => privileges[at]?.dl === 0);
  const lossless = songs.find((song) => song.sq !== null);
  if (!gone || !lossless) throw new Error('the demo catalogue has no song without rights, or none with FLAC');
  return { gone, lossless };
};

describe('one song', () => {
  it('is a file with name, tags, lyrics and cover, with range requests', async () => {
    const { songs } = await member.http.call(music.songDetail, { params: { ids: String(SONG) } });
    const { lrc } = await member.http.call(music.lyric, { params: { id: String(SONG) } });
    const { url, count, left } = await plan(member, [SONG]);
    expect([count, left]).toEqual([1, []]);
    const { response, bytes } = await fetched(url);
    const artists = songs[0]?.ar.map(({ name }) => name) ?? [];
    expect(nameIn(response)).toBe(`${artists.join(', ')} - ${songs[0]?.name}.mp3`);
    expect(response.headers.get('content-disposition')).toContain('filename="song.mp3"');
    expect(Number(response.headers.get('content-length'))).toBe(bytes.length);
    const { common } = await parseBuffer(bytes);
    expect(common).toMatchObject({
      title: songs[0]?.name,
      album: songs[0]?.al.name,
      track: { no: songs[0]?.no },
      year: new Date(songs[0]?.publishTime ?? 0).getUTCFullYear(),
    });
    expect(common.artist?.split(/ ?\/ ?/)).toEqual(artists);
    expect(common.picture?.[0]).toMatchObject({ format: 'image/jpeg', type: 'Cover (front)' });
    const line = /\](.+)/.exec(lrc?.lyric ?? '')?.[1] ?? 'no words';
    expect(JSON.stringify(common.lyrics)).toContain(line);
    const part = await fetched(url, { range: 'bytes=1000-1009' });
    expect([part.response.status, part.bytes]).toEqual([206, bytes.subarray(1000, 1010)]);
  });

  it('is FLAC on request if there is one, with the same tags', async () => {
    const { lossless } = await oddSongs();
    const { response, bytes } = await fetched((await plan(member, [lossless.id], { level: 'lossless' })).url);
    expect(nameIn(response)).toMatch(/\.flac$/);
    expect(response.headers.get('content-type')).toBe('audio/flac');
    const { common, format } = await parseBuffer(bytes);
    expect(format.lossless).toBe(true);
    expect(common).toMatchObject({
      title: lossless.name,
      artists: lossless.ar.map(({ name }) => name),
      album: lossless.al.name,
      year: new Date(lossless.publishTime).getUTCFullYear(),
    });
    expect(common.picture).toHaveLength(1);
    expect(common.lyrics).not.toEqual([]);
  });

  it('is also served by the contract’s endpoint, with the announced size', async () => {
    const { data } = await member.http.call(music.songDownloadUrlV1, {
      params: { id: String(SONG), level: 'exhigh' },
    });
    const { response, bytes } = await fetched(data.url);
    expect(nameIn(response)).toMatch(/ - .+\.mp3$/);
    expect(bytes.length).toBe(data.size);
    expect((await parseBuffer(bytes)).common.picture).toHaveLength(1);
  });
});

describe('edited lyrics of a song', () => {
  const sung =
    '<tt><body><p begin="1s" end="2s"><span begin="1s" end="2s">琥珀色的鲸鱼</span></p></body></tt>';
  const save = (id: number, lyric: string, base: number) =>
    member.http.call(music.lyricSave, { params: { id: String(id), lyric, base } });
  const revert = (id: number, base: number) =>
    member.http.call(music.lyricRevert, { params: { id: String(id), version: 0, base } });
  const lyricsIn = async (bytes: Buffer) => {
    const { common, format } = await parseBuffer(bytes);
    expect(common.picture).toHaveLength(1);
    expect(format.duration).toBeGreaterThan(20);
    return JSON.stringify(common.lyrics);
  };

  it('are in its file on every endpoint, until they are reverted', async () => {
    const id = SONG + 20;
    const before = await lyricsIn((await fetched((await plan(member, [id])).url)).bytes);
    await save(id, sung, 0);
    const byContract = async () =>
      (await member.http.call(music.songDownloadUrlV1, { params: { id: String(id), level: 'exhigh' } })).data;
    const { url, size } = await byContract();
    const alone = await fetched(url);
    expect(alone.bytes.length).toBe(size);
    const zip = await unzipped((await fetched((await plan(member, [id, SONG])).url)).bytes);
    const files = [
      alone.bytes,
      (await fetched((await plan(member, [id])).url)).bytes,
      [...zip.values()][0]?.content ?? Buffer.of(),
    ];
    for (const file of files) {
      const lyrics = await lyricsIn(file);
      expect(lyrics).toContain('琥珀色的鲸鱼');
      expect(lyrics).not.toContain('<span');
      expect(lyrics).not.toBe(before);
    }
    // Revalidation: a cached file is current as long as the lyrics are unchanged.
    const etag = alone.response.headers.get('etag') ?? '';
    const again = () => fetch(url ?? '', { headers: { 'if-none-match': etag } });
    expect((await again()).status).toBe(304);
    await revert(id, 1);
    expect(await lyricsIn(Buffer.from(await (await again()).arrayBuffer()))).toBe(before);
    expect((await fetched((await byContract()).url)).bytes.length).toBe((await byContract()).size);
  });

  it('are in its FLAC file too', async () => {
    const { lossless } = await oddSongs();
    await save(lossless.id, sung, 0);
    const { response, bytes } = await fetched((await plan(member, [lossless.id], { level: 'lossless' })).url);
    expect([response.headers.get('content-type'), bytes.length]).toEqual([
      'audio/flac',
      Number(response.headers.get('content-length')),
    ]);
    const lyrics = await lyricsIn(bytes);
    expect(lyrics).toContain('琥珀色的鲸鱼');
    await revert(lossless.id, 1);
    const original = await fetched((await plan(member, [lossless.id], { level: 'lossless' })).url);
    expect(await lyricsIn(original.bytes)).not.toContain('琥珀色的鲸鱼');
  });

  it('fit in the file, however long they are', async () => {
    const id = SONG + 21;
    const long = Array.from({ length: 20_000 }, (_, at) => `第${at}行`).join('\n');
    await save(id, long, 0);
    const lyrics = await lyricsIn((await fetched((await plan(member, [id])).url)).bytes);
    expect(lyrics).toContain('第19999行');
  });
});

describe('several songs', () => {
  it('are an uncompressed zip with the requested name, without Content-Length', async () => {
    const odd = 'a/b:"夜"\u202e';
    const ids = [SONG, SONG + 1, SONG + 2];
    const { url, count } = await plan(member, [...ids, SONG], { name: odd });
    expect(count).toBe(3);
    const { response, bytes } = await fetched(url);
    expect(nameIn(response)).toBe('a_b__夜_.zip');
    expect(
      ['content-type', 'content-length', 'accept-ranges', 'cache-control'].map((name) =>
        response.headers.get(name),
      ),
    ).toEqual(['application/zip', null, 'none', 'private, no-store']);
    const files = await unzipped(bytes);
    expect(files.size).toBe(3);
    const { songs } = await member.http.call(music.songDetail, { params: { ids: ids.join(',') } });
    const titles: (string | undefined)[] = [];
    for (const [name, { content, compressionMethod }] of files) {
      expect([name, compressionMethod]).toEqual([expect.stringMatching(/ - .+\.mp3$/), 0]);
      const { common } = await parseBuffer(content);
      expect(common.picture).toHaveLength(1);
      titles.push(common.title);
    }
    expect(titles).toEqual(songs.map(({ name }) => name));
  });

  it('list songs that will be missing before the download, and in the zip', async () => {
    const { gone } = await oddSongs();
    const { url, count, left, size } = await plan(member, [SONG, gone.id, SONG + 1, UNKNOWN]);
    expect([count, size > 1_000_000]).toEqual([2, true]);
    expect(left).toEqual([
      { id: gone.id, name: gone.name, artist: gone.ar.map(({ name }) => name).join(', '), reason: 'gone' },
      { id: UNKNOWN, name: '', artist: '', reason: 'unknown' },
    ]);
    const files = await unzipped((await fetched(url, { 'accept-language': 'en' })).bytes);
    const list = files.get('Songs not downloaded.txt')?.content.toString('utf8') ?? '';
    expect([files.size, list.startsWith('\ufeff')]).toEqual([3, true]);
    expect(list).toContain(`${gone.name}\tNo source available\r\n`);
    expect(list).toContain(`#${UNKNOWN}\tNo such song`);
  });

  it('with one available song are this file, and with none have no address', async () => {
    const { gone } = await oddSongs();
    expect(
      (await fetched((await plan(member, [SONG, gone.id])).url)).response.headers.get('content-type'),
    ).toBe('audio/mpeg');
    expect(await plan(member, [gone.id])).toMatchObject({ url: null, count: 0, left: [{ id: gone.id }] });
  });

  it('are limited to the operator’s maximum', async () => {
    const ids = Array.from({ length: 71 }, (_, at) => SONG + at).join(',');
    expect(await member.http.call(music.download, { params: { ids } })).toMatchObject({
      code: 400,
      message: '一次最多下载 70 首歌',
    });
  });
});

describe('the download address', () => {
  it('opens with its own ticket only, for any holder, and reveals nothing otherwise', async () => {
    const { url } = await plan(member, [SONG]);
    const address = new URL(url ?? '');
    const other = new URL((await plan(member, [SONG + 1])).url ?? '');
    for (const ticket of ['', 'x', other.searchParams.get('ticket') ?? '']) {
      address.searchParams.set('ticket', ticket);
      expect((await fetch(address)).status).toBe(403);
    }
    expect((await fetch(new URL('/downloads/none?ticket=x', server.url))).status).toBe(403);
    expect((await fetch(url ?? '', { method: 'HEAD' })).status).toBe(200);
    expect(server.output()).not.toContain(other.searchParams.get('ticket'));
  });

  it('is refused to guests', async () => {
    await expect(plan(createCaller(server.url), [SONG])).rejects.toMatchObject({ code: 301 });
  });

  it('expires with the account it was created for', async () => {
    const leaving = createCaller(server.url);
    const password = 'a long password';
    const params = { email: 'leaving@example.org', password, nickname: '过客' };
    await leaving.http.call(account.signUp, { params });
    const { url } = await plan(leaving, [SONG]);
    expect(await leaving.http.call(account.accountDelete, { params: { password } })).toMatchObject({
      code: 200,
    });
    expect((await fetch(url ?? '')).status).toBe(403);
  });
});

describe('a song of the cloud disk', () => {
  it('is downloaded unchanged by its owner, and unknown to other users', async () => {
    const bytes = mp3(2, { title: '纸船', artist: '小满' });
    const { songId } = await stranger.http.call(cloud.cloud, {
      body: formWith('songFile', bytes, '我的 纸船?.mp3'),
    });
    const { url } = await plan(stranger, [songId]);
    const own = await fetched(url);
    expect([nameIn(own.response), own.bytes.equals(bytes)]).toEqual(['我的 纸船_.mp3', true]);
    expect(await plan(member, [songId])).toMatchObject({
      url: null,
      left: [{ id: songId, name: '', artist: '', reason: 'unknown' }],
    });
    const together = await plan(stranger, [SONG, songId, SONG + 1]);
    expect(
      (await unzipped((await fetched(together.url)).bytes)).get('我的 纸船_.mp3')?.content.equals(bytes),
    ).toBe(true);
    await stranger.http.call(cloud.userCloudDel, { params: { id: String(songId) } });
    expect((await fetch(url ?? '')).status).toBe(404);
    const left = await unzipped((await fetched(together.url)).bytes);
    expect([...left.keys()].at(-1)).toBe('没有下载的歌曲.txt');
  });
});

describe('a client that disconnects', () => {
  const openFiles = (): string[] =>
    readdirSync(`/proc/${server.child.pid}/fd`).flatMap((fd) => {
      try {
        const target = readlinkSync(join(`/proc/${server.child.pid}/fd`, fd));
        return /\.(mp3|flac|part)$/.test(target) ? [target] : [];
      } catch {
        return [];
      }
    });
  const breakOff = (url: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const asked = request(url, (response) => {
        response.once('data', () => {
          response.destroy();
          resolve();
        });
      });
      asked.once('error', reject);
      asked.end();
    });

  it.skipIf(process.platform !== 'linux')('leaves no file open and frees its slot', async () => {
    const ids = Array.from({ length: 12 }, (_, at) => SONG + at);
    const { url } = await plan(member, ids);
    // More downloads than a user may have at once: each slot has to be freed.
    for (let time = 0; time < 5; time += 1) {
      await expect.poll(async () => (await fetch(url ?? '', { method: 'HEAD' })).status).toBe(200);
      await breakOff(url ?? '');
      await expect.poll(openFiles).toEqual([]);
    }
  });

  it('has two zips at a time, and is then refused', async () => {
    // A long uploaded song, which needs no rendering: its zip stays in progress until it is read.
    const body = formWith('songFile', mp3(1500), '很长.mp3');
    const { songId } = await member.http.call(cloud.cloud, { body });
    const { url } = await plan(member, [songId, SONG]);
    const gone = new AbortController();
    const open = () => fetch(url ?? '', { signal: gone.signal });
    const [one, two] = await Promise.all([open(), open()]);
    expect([one.status, two.status]).toEqual([200, 200]);
    const third = await open();
    expect([
      third.status,
      third.headers.get('retry-after'),
      third.headers.get('content-disposition'),
    ]).toEqual([503, '60', null]);
    gone.abort();
    await expect
      .poll(async () => {
        const response = await fetch(url ?? '');
        await response.body?.cancel();
        return response.status;
      })
      .toBe(200);
  });
});

it('reveals no songs of another user’s private playlist', async () => {
  // Ids are those of songs, never of playlists: a playlist's id is an unknown song.
  const { id } = await stranger.http.call(library.playlistCreate, { params: { name: '私', privacy: 10 } });
  expect(await plan(member, [id])).toMatchObject({ url: null, left: [{ reason: 'unknown' }] });
});
