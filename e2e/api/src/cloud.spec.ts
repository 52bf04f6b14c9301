import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { endpoints } from '@qingyin/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiCaller, createCaller } from './api-caller.ts';
import { formWith, jpeg, mp3, wav } from './sample-files.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const { account, cloud, library, listening, music } = endpoints;
const QUOTA = 200_000;
const MAX = 120_000;
let server: ServerProcess;
let owner: ApiCaller;
let stranger: ApiCaller;

beforeAll(async () => {
  server = await startServer({
    args: ['--sign-up', 'open', '--upload-quota', String(QUOTA), '--max-upload', String(MAX)],
  });
  [owner, stranger] = [await member('主人'), await member('路人')];
});
afterAll(() => server.dispose());

let people = 0;
async function member(nickname: string): Promise<ApiCaller> {
  const person = createCaller(server.url);
  people += 1;
  const params = { email: `u${people}@example.org`, password: 'a long password', nickname };
  expect(await person.http.call(account.signUp, { params })).toMatchObject({ code: 200 });
  return person;
}

/** Names of all files in the file store, unfinished uploads included. */
const stored = (): string[] =>
  readdirSync(join(server.dataDir, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .sort();
const md5 = (bytes: Buffer): string => createHash('md5').update(bytes).digest('hex');
const send = (who: ApiCaller, bytes: Uint8Array, name: string) =>
  who.http.call(cloud.cloud, { body: formWith('songFile', bytes, name) });
const urlOf = async (who: ApiCaller, id: number) => {
  const { data } = await who.http.call(music.songUrl, { params: { id: String(id), level: 'standard' } });
  return data[0];
};
const idOf = (answer: { songId: number }): string => String(answer.songId);
const remove = (who: ApiCaller, id: string) => who.http.call(cloud.userCloudDel, { params: { id } });

describe('an uploaded song', () => {
  const tags = {
    title: '纸船',
    artist: '小满',
    album: '河',
    unsynchronisedLyrics: { language: 'zho', text: '[00:01.00]顺流' },
  };

  it('has its tags, plays for its owner with range requests, and is deleted with its last owner', async () => {
    const before = stored();
    const cover = await jpeg(90, 60);
    const bytes = mp3(3, {
      ...tags,
      image: { mime: 'image/jpeg', type: { id: 3 }, description: '', imageBuffer: cover },
    });
    const first = await send(owner, bytes, '../../etc/passwd\u0000/..\\纸船.mp3');
    expect(first).toMatchObject({
      code: 200,
      needUpload: true,
      privateCloud: {
        songName: '纸船',
        artist: '小满',
        album: '河',
        fileName: '纸船.mp3',
        fileSize: bytes.length,
        simpleSong: { t: 1, privilege: { cs: true } },
      },
    });
    expect(await send(owner, bytes, 'again.mp3')).toMatchObject({
      code: 201,
      songId: first.songId,
      needUpload: false,
    });
    await expect.poll(stored).toHaveLength(before.length + 2);

    const url = await urlOf(owner, first.songId);
    expect(url).toMatchObject({ type: 'mp3', size: bytes.length, md5: md5(bytes), code: 200, expi: 1200 });
    const address = url?.url ?? '';
    const whole = await fetch(address);
    expect([
      whole.status,
      whole.headers.get('content-type'),
      whole.headers.get('x-content-type-options'),
    ]).toEqual([200, 'audio/mpeg', 'nosniff']);
    expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true);
    const etag = whole.headers.get('etag') ?? '';
    const part = await fetch(address, { headers: { range: 'bytes=10-19', 'if-range': etag } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${bytes.length}`]);
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(10, 20))).toBe(true);
    expect((await fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await fetch(address, { headers: { range: `bytes=${bytes.length}-` } })).status).toBe(416);

    const detail = await owner.http.call(music.songDetail, { params: { ids: `${first.songId},10001` } });
    expect(detail.songs.map((song) => song.id)).toEqual([first.songId, 10_001]);
    expect(owner.last().headers.get('cache-control')).toBe('no-store');
    expect((await owner.http.call(music.lyric, { params: { id: idOf(first) } })).lrc?.lyric).toBe(
      '[00:01.00]顺流',
    );
    const picture = await fetch(detail.songs[0]?.al.picUrl ?? '');
    expect(picture.headers.get('content-type')).toBe('image/jpeg');

    const theirs = await send(stranger, bytes, 'theirs.mp3');
    expect(theirs).toMatchObject({ code: 200 });
    expect(theirs.songId).not.toBe(first.songId);
    await expect.poll(stored).toHaveLength(before.length + 2);
    expect(await remove(owner, idOf(first))).toMatchObject({ succIds: [first.songId], failIds: [] });
    expect((await fetch(address)).status).toBe(404);
    expect((await fetch((await urlOf(stranger, theirs.songId))?.url ?? '')).status).toBe(200);
    await remove(stranger, idOf(theirs));
    await expect.poll(stored).toEqual(before);
  });

  it('is accessible to its owner only', async () => {
    const { songId } = await send(owner, wav(1, 300), 'mine.wav');
    const id = String(songId);
    const address = (await urlOf(owner, songId))?.url ?? '';
    for (const who of [stranger, createCaller(server.url)]) {
      expect(await urlOf(who, songId)).toMatchObject({ url: null, code: 404 });
      expect((await who.http.call(music.songDetail, { params: { ids: id } })).songs).toEqual([]);
      await who.http.call(music.checkMusic, { params: { id } });
      expect(await who.body()).toMatchObject({ code: 200, success: false });
      expect(await who.http.call(music.lyric, { params: { id } })).toMatchObject({ code: 404 });
    }
    expect((await stranger.http.call(cloud.userCloudDetail, { params: { id } })).data).toEqual([]);
    expect(await stranger.http.call(cloud.cloudLyricGet, { params: { uid: '1', sid: id } })).toMatchObject({
      code: 404,
    });
    expect(
      await stranger.http.call(cloud.cloudMatch, { params: { uid: '1', sid: id, asid: '10001' } }),
    ).toMatchObject({ code: 404 });
    expect(await remove(stranger, id)).toMatchObject({ succIds: [], failIds: [songId] });
    expect((await fetch(address.replace(/token=.{4}/, 'token=0000'))).status).toBe(403);
    expect((await fetch(address.replace(/until=\d+/, 'until=9999999999999'))).status).toBe(403);
    expect((await fetch(address.replace(/\?.*/, ''))).status).toBe(403);
    expect((await fetch(address)).status).toBe(200);
    // A known checksum alone gives no access to the file.
    const params = { song: 'x', fileType: 'wav', fileSize: 1, bitrate: 1, md5: md5(wav(1, 300)) };
    expect(await stranger.http.call(cloud.cloudImport, { params })).toMatchObject({ code: 404 });
    expect(await owner.http.call(cloud.cloudImport, { params })).toMatchObject({ code: 200 });
    const ticket = await stranger.http.call(cloud.cloudUploadToken, {
      params: { md5: params.md5, fileSize: 16_044, filename: 'mine.wav' },
    });
    expect(ticket.data.needUpload).toBe(true);
    await remove(owner, id);
  });
});

describe('a played song of the cloud disk', () => {
  const hear = (who: ApiCaller, id: string, listen: string) =>
    who.http.call(music.scrobble, { params: { id, sourceid: '5003', time: 2, listen } });

  it('is in its owner’s recent songs, play record and listening report, and in no other user’s', async () => {
    const { songId } = await send(owner, wav(2, 310), '听过的.wav');
    const id = String(songId);
    const uid = String((await owner.http.call(account.loginStatus)).data.profile?.userId);
    expect(await hear(owner, id, 'mine')).toMatchObject({ code: 200 });
    await hear(owner, id, 'mine');
    await hear(owner, '10001', 'of the catalogue');

    const { list } = (await owner.http.call(listening.recordRecentSong, {})).data;
    expect(list.map(({ resourceId }) => resourceId).sort()).toEqual(['10001', id]);
    const recent = list.find(({ resourceId }) => resourceId === id);
    expect(recent?.data).toMatchObject({ id: songId, name: '听过的', privilege: { cs: true } });
    expect((await owner.http.call(listening.recordRecentPlaylist, {})).data.total).toBe(1);

    const to = Date.now() + 60_000;
    const { data } = await owner.http.call(listening.listeningReport, { params: { from: 0, to } });
    expect(data).toMatchObject({ plays: 2, songCount: 2 });
    expect(data.songs.map(({ song, plays }) => [song.id, plays])).toContainEqual([songId, 1]);

    for (const type of [0, 1] as const) {
      const recordFor = async (who: ApiCaller) => {
        const { allData, weekData } = await who.http.call(listening.userRecord, { params: { uid, type } });
        return (allData ?? weekData ?? []).map(({ song }) => song.id).sort();
      };
      expect(await recordFor(owner)).toEqual([10_001, songId]);
      expect(await recordFor(stranger)).toEqual([10_001]);
    }

    expect(await hear(stranger, id, 'not mine')).toMatchObject({ code: 404 });
    await remove(owner, id);
    const left = (await owner.http.call(listening.recordRecentSong, {})).data.list;
    expect(left.find(({ resourceId }) => resourceId === id)?.data).toMatchObject({ privilege: { st: -200 } });
  });
});

describe('refused uploads leave no files', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const hugeTag = Buffer.concat([Buffer.from('ID3\x04\0\0\x7f\x7f\x7f\x7f', 'latin1'), mp3(1)]);
  const hugeAtom = Buffer.concat([
    Buffer.from('\0\0\0\x18ftypM4A \0\0\0\0M4A mp42\x7f\xff\xff\xffmoov', 'latin1'),
    Buffer.alloc(500),
  ]);
  it.each<[string, Buffer, string, number]>([
    ['an HTML page named as a song', Buffer.from('<html><script>1</script>'), 'a.mp3', 408],
    ['an SVG', Buffer.from(svg), 'a.flac', 408],
    ['nothing', Buffer.alloc(0), 'a.mp3', 408],
    ['an archive', Buffer.from('PK\x03\x04aaaaaaaaaaaa', 'latin1'), 'a.mp3', 408],
    ['a song cut off', wav(3).subarray(0, 9000), 'a.wav', 410],
    ['a header without sound', Buffer.from('fLaC'), 'a.flac', 410],
    ['a tag larger than the file', hugeTag, 'a.mp3', 408],
    ['a part larger than the file', hugeAtom, 'a.m4a', 410],
    ['a file above the size limit', Buffer.alloc(MAX + 10_000), 'a.mp3', 501],
  ])('%s', async (_what, bytes, name, code) => {
    const before = stored();
    expect(await send(owner, bytes, name)).toMatchObject({ code, msg: expect.any(String) });
    expect(owner.last().status).toBe(200);
    await expect.poll(stored).toEqual(before);
  });

  it('a file above the quota', async () => {
    const rich = await member('富人');
    const fits = await send(rich, wav(7, 500), '1.wav');
    const before = stored();
    expect(fits).toMatchObject({ code: 200 });
    expect(await send(rich, wav(7, 600), '2.wav')).toMatchObject({ code: 501, message: '云盘空间不足' });
    expect(
      await rich.http.call(cloud.cloudUploadToken, {
        params: { md5: md5(wav(7, 600)), fileSize: 112_044, filename: '2.wav' },
      }),
    ).toMatchObject({ code: 501 });
    expect(await rich.http.call(cloud.userCloud)).toMatchObject({
      count: 1,
      size: '112044',
      maxSize: String(QUOTA),
    });
    await expect.poll(stored).toEqual(before);
  });

  it('concurrent files above the quota', async () => {
    const hasty = await member('急人');
    const answers = await Promise.all([1, 2, 3, 4].map((n) => send(hasty, wav(5, 200 + n), `${n}.wav`)));
    const { size, count } = await hasty.http.call(cloud.userCloud);
    expect(Number(size)).toBeLessThanOrEqual(QUOTA);
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(count);
  });

  it('an upload whose sender disconnects', async () => {
    const before = stored();
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const call = request(`${server.url}/api/cloud`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'multipart/form-data; boundary=b', 'content-length': 100_000 },
    });
    const gone = new Promise<void>((resolve) => call.on('error', () => resolve()));
    call.write('--b\r\ncontent-disposition: form-data; name="songFile"; filename="a.wav"\r\n\r\n');
    call.write(wav(2));
    // A part has arrived.
    await expect.poll(() => stored().length).toBe(before.length + 1);
    call.destroy();
    await gone;
    await expect.poll(stored).toEqual(before);
    expect((await owner.http.call(account.loginStatus)).data.profile).not.toBeNull();
  });

  it('an upload of a guest, before a byte is stored', async () => {
    const before = stored();
    const guest = createCaller(server.url);
    await expect(send(guest, wav(3), 'a.wav')).rejects.toMatchObject({ status: 301 });
    await expect.poll(stored).toEqual(before);
  });
});

describe('an upload ticket', () => {
  const bytes = wav(2, 700);
  const facts = { md5: md5(bytes), filename: '三.wav' };
  it('accepts exactly the announced file, from any holder of the ticket, for its owner', async () => {
    const { data } = await owner.http.call(cloud.cloudUploadToken, {
      params: { ...facts, fileSize: bytes.length },
    });
    expect(data.needUpload).toBe(true);
    const put = (body: Buffer, token = data.uploadToken) =>
      fetch(data.uploadUrl, {
        method: 'POST',
        body: Uint8Array.from(body),
        headers: { 'x-nos-token': token, 'content-type': 'audio/wav' },
      });
    const params = { ...facts, songId: String(data.songId), resourceId: data.resourceId, song: '新名' };
    expect(await owner.http.call(cloud.cloudUploadComplete, { params })).toMatchObject({ code: 400 });
    expect((await put(bytes, 'x')).status).toBe(403);
    expect((await put(wav(2, 701))).status).toBe(400);
    expect((await put(wav(3, 700))).status).toBe(400);
    expect((await put(bytes)).status).toBe(200);
    expect(await stranger.http.call(cloud.cloudUploadComplete, { params })).toMatchObject({ code: 404 });
    expect(await owner.http.call(cloud.cloudUploadComplete, { params })).toMatchObject({
      code: 200,
      data: { songId: data.songId, privateCloud: { songName: '新名' } },
    });
    expect(await owner.http.call(cloud.cloudUploadComplete, { params })).toMatchObject({ code: 404 });
    await remove(owner, String(data.songId));
  });
  it('is revoked if the file is no song', async () => {
    const before = stored();
    const page = Buffer.from('<html>'.repeat(100));
    const { data } = await owner.http.call(cloud.cloudUploadToken, {
      params: { md5: md5(page), fileSize: page.length, filename: 'a.mp3' },
    });
    await fetch(data.uploadUrl, {
      method: 'PUT',
      body: Uint8Array.from(page),
      headers: { 'x-nos-token': data.uploadToken },
    });
    const params = {
      md5: md5(page),
      filename: 'a.mp3',
      songId: String(data.songId),
      resourceId: data.resourceId,
    };
    expect(await owner.http.call(cloud.cloudUploadComplete, { params })).toMatchObject({ code: 408 });
    await expect.poll(stored).toEqual(before);
  });
});

describe('pictures', () => {
  const show = (who: ApiCaller, bytes: Uint8Array, square = {}) =>
    who.http.call(cloud.avatarUpload, { params: square as never, body: formWith('imgFile', bytes, 'a.jpg') });
  it('are cropped, re-encoded and shown, and the previous one is deleted', async () => {
    const before = stored();
    const wide = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#ff0000' } })
      .composite([{ input: await jpeg(100, 100, '#0000ff'), left: 100, top: 0 }])
      .png()
      .toBuffer();
    const { data } = await show(owner, wide, { imgSize: 100, imgX: 100, imgY: 0 });
    expect(data.url).toMatch(new RegExp(`^${server.url}/media/img/up-[0-9a-f]{64}\\.jpg$`));
    const drawn = sharp(Buffer.from(await (await fetch(data.url)).arrayBuffer()));
    const { dominant } = await drawn.stats();
    expect([dominant.r < 40, dominant.b > 200]).toEqual([true, true]);
    const { profile } = (await owner.http.call(account.loginStatus)).data;
    expect(profile?.avatarUrl).toBe(data.url);
    await show(owner, await jpeg(50, 50));
    // The uploaded original is deleted after the response.
    await expect.poll(stored).toHaveLength(before.length + 1);
  });
  it.each<[string, () => Buffer | Promise<Buffer>, number]>([
    ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'), 408],
    ['a page', () => Buffer.from('<html>'), 408],
    [
      'too many pixels',
      () =>
        sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
      410,
    ],
    ['a truncated picture', async () => (await jpeg(400, 400)).subarray(0, 600), 410],
  ])('refuse %s', async (_what, make, code) => {
    const before = stored();
    expect(await show(owner, await make())).toMatchObject({ code });
    await expect.poll(stored).toEqual(before);
  });
  it('of a playlist can be changed by its owner only', async () => {
    const { id } = await owner.http.call(library.playlistCreate, { params: { name: '我的', privacy: 0 } });
    const call = async (who: ApiCaller) =>
      who.http.call(cloud.playlistCoverUpdate, {
        params: { id: String(id) } as never,
        body: formWith('imgFile', await jpeg(70, 70), 'a.jpg'),
      });
    expect(await call(stranger)).toMatchObject({ code: 401 });
    const { data } = await call(owner);
    const { playlist } = await owner.http.call(music.playlistDetail, { params: { id: String(id) } });
    expect(playlist.coverImgUrl).toBe(data.url);
    const bare = await owner.fetch(`${server.url}/api/playlist/cover/update?id=${id}`, { method: 'POST' });
    expect(await bare.json()).toMatchObject({ code: 400, message: 'imgFile is required' });
  });
});
