import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { endpoints, type QualityLevel } from '@qingyin/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
// eslint-disable-next-line @nx/enforce-module-boundaries -- one way of reading a zip, for all tests
import { unzipped } from '../../../tools/lib/unzip.ts';
import { writeAlbum } from './music-folder.ts';
import { type MusicServer, startMusicServer } from './music-library-server.ts';
import { freshFolder } from './server-process.ts';
import type { TestAccount } from './test-account.ts';

const { music, musicLibrary } = endpoints;
const folder = freshFolder();
type Written = Awaited<ReturnType<typeof writeAlbum>>;
let one: MusicServer;
let listener: TestAccount;
let moon: Written;
let river: Written;

const cover = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 500, height: 500, channels: 3, background } })
    .jpeg()
    .toBuffer();

beforeAll(async () => {
  moon = await writeAlbum(folder, {
    ...{ artist: '李白', title: '月下独酌', year: 2001, genre: '民谣', id3: 'id3v2.4' },
    tracks: [{ title: '静夜思' }, { title: '关山月', artists: ['李白', '王维'] }],
    coverFile: { name: 'cover.jpg', bytes: await cover('#ff0000') },
  });
  river = await writeAlbum(folder, {
    ...{ artist: 'Ann Lee', title: 'River', format: 'flac', cover: await cover('#0000ff') },
    tracks: [{ title: 'Slow / Water' }],
  });
  writeFileSync(
    (moon.tracks[0]?.path ?? '').replace(/\.mp3$/, '.lrc'),
    '[00:00.50]床前明月光\n[00:02.00]疑是地上霜\n',
  );
  const beside = dirname(moon.tracks[0]?.path ?? '');
  writeFileSync(join(beside, 'artist.jpg'), await cover('#00ff00'));
  writeFileSync(join(beside, '李白 - 关山月.ncm'), 'CTEN');
  one = await startMusicServer([folder]);
  listener = await one.join('listener');
  await one.settled({ state: 'online', files: 3, songs: 3, albums: 2, failed: 0 });
});
afterAll(() => one.dispose());

const call = () => listener.caller.http;
const searched = async (keywords: string, type: 1 | 10 | 100 | 1006) =>
  (await call().call(music.cloudsearch, { params: { keywords, type } })).result;
const songNamed = async (name: string) => {
  const { songs } = await call().call(musicLibrary.songs, { params: {} });
  const song = songs.find((each) => each.name === name);
  if (!song) throw new Error(`no song ${name} among ${songs.map((each) => each.name).join()}`);
  return song;
};
const fetched = async (url: string | null | undefined, headers: Record<string, string> = {}) => {
  const response = await fetch(url ?? '', { headers });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};
const urlOf = async (name: string, level: QualityLevel = 'standard') => {
  const { id } = await songNamed(name);
  return (await call().call(music.songUrl, { params: { id: String(id), level } })).data[0];
};
const nameIn = (response: Response): string =>
  decodeURIComponent(
    /filename\*=UTF-8''(\S+)$/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? '',
  );
const fileOf = (album: Written, at = 0): Buffer => readFileSync(album.tracks[at]?.path ?? '');

describe('a folder of sound files', () => {
  it('becomes albums, artists and songs', async () => {
    const { albums } = await call().call(musicLibrary.albums, { params: { order: 'name' } });
    expect(albums.map(({ name, artist, size }) => [name, artist.name, size]).sort()).toEqual([
      ['River', 'Ann Lee', 1],
      ['月下独酌', '李白', 2],
    ]);
    const { artists } = await call().call(musicLibrary.artists, { params: { role: 'all' } });
    expect(artists.map(({ name }) => name).sort()).toEqual(['Ann Lee', '李白', '王维']);
    const { album, songs } = await call().call(music.album, {
      params: { id: String(albums.find(({ name }) => name === '月下独酌')?.id) },
    });
    expect(album).toMatchObject({ name: '月下独酌', size: 2, artist: { name: '李白' } });
    expect(songs.map(({ name, no, ar }) => [name, no, ar.map((artist) => artist.name)])).toEqual([
      ['静夜思', 1, ['李白']],
      ['关山月', 2, ['李白', '王维']],
    ]);
  });

  it.each(['静夜思', 'jingyesi', 'jys'])('is found by %s', async (keywords) => {
    expect((await searched(keywords, 1)).songs?.map(({ name }) => name)).toEqual(['静夜思']);
  });

  it('is found by album, artist and a line of lyrics', async () => {
    expect((await searched('yuexia', 10)).albums?.map(({ name }) => name)).toEqual(['月下独酌']);
    expect((await searched('libai', 100)).artists?.map(({ name }) => name)).toEqual(['李白']);
    expect((await searched('疑是地上霜', 1006)).songs?.map(({ name }) => name)).toEqual(['静夜思']);
  });

  it('has the lyrics beside a file, and none where there are none', async () => {
    const lyricOf = async (name: string) =>
      call().call(music.lyric, { params: { id: String((await songNamed(name)).id) } });
    expect((await lyricOf('静夜思')).lrc?.lyric).toContain('[00:02.00]疑是地上霜');
    expect(await lyricOf('关山月')).toMatchObject({ uncollected: true });
    const { data } = await call().call(music.lyricVersions, {
      params: { id: String((await songNamed('静夜思')).id) },
    });
    expect(data).toMatchObject({ current: 0, versions: [{ timing: 'line', lines: 2 }] });
  });

  it('shows artists with the picture in their folder, else with the cover of an album', async () => {
    const { artists } = await call().call(musicLibrary.artists, { params: {} });
    for (const [name, channel] of [
      ['李白', 1],
      ['Ann Lee', 2],
    ] as const) {
      const artist = artists.find((each) => each.name === name);
      const { data } = await call().call(music.artistDetail, { params: { id: String(artist?.id) } });
      expect(data.artist.cover).toBe(artist?.picUrl);
      const { bytes } = await fetched(`${artist?.picUrl}?param=130y130`);
      const { channels } = await sharp(bytes).stats();
      expect(channels.map(({ mean }) => mean > 128)).toEqual([0, 1, 2].map((at) => at === channel));
    }
  });

  it('has files in formats that are not supported, which administrators see', async () => {
    expect((await one.libraries())[0]?.unsupported).toEqual([{ extension: 'ncm', files: 1 }]);
  });

  it('has covers of both kinds, which are resized', async () => {
    for (const [name, channel] of [
      ['静夜思', 0],
      ['Slow / Water', 2],
    ] as const) {
      const { al } = await songNamed(name);
      const { response, bytes } = await fetched(`${al.picUrl}?param=130y130`);
      expect([response.status, response.headers.get('content-type')]).toEqual([
        200,
        expect.stringMatching(/^image\//),
      ]);
      const { width, height } = await sharp(bytes).metadata();
      expect([width, height]).toEqual([192, 192]);
      const { channels } = await sharp(bytes).stats();
      expect([0, 1, 2].map((at) => (channels[at]?.mean ?? 0) > 200)).toEqual([
        channel === 0,
        false,
        channel === 2,
      ]);
    }
  });
});

describe('the sound of a song', () => {
  it('is the file, with ranges and the type of its format', async () => {
    for (const [name, album, type] of [
      ['静夜思', moon, 'audio/mpeg'],
      ['Slow / Water', river, 'audio/flac'],
    ] as const) {
      const file = fileOf(album);
      const facts = await urlOf(name);
      expect(facts).toMatchObject({ size: file.length, code: 200 });
      const whole = await fetched(facts?.url);
      expect([whole.response.status, whole.response.headers.get('content-type')]).toEqual([200, type]);
      expect(whole.bytes.equals(file)).toBe(true);
      const part = await fetched(facts?.url, { range: 'bytes=100-199' });
      expect([part.response.status, part.response.headers.get('content-range')]).toEqual([
        206,
        `bytes 100-199/${file.length}`,
      ]);
      expect(part.bytes.equals(file.subarray(100, 200))).toBe(true);
    }
  });

  it('is refused with another signature, another time or for another file', async () => {
    const { url } = (await urlOf('静夜思')) ?? {};
    const other = (await urlOf('Slow / Water'))?.url ?? '';
    const signed = new URL(url ?? '');
    const changes = [
      (made: URL) => made.searchParams.set('token', 'A'.repeat(43)),
      (made: URL) => made.searchParams.set('until', String(Number(made.searchParams.get('until')) + 1)),
      (made: URL) => made.searchParams.set('until', '1'),
      (made: URL) => made.searchParams.delete('token'),
      (made: URL) => (made.pathname = new URL(other).pathname),
    ];
    for (const change of changes) {
      const made = new URL(signed);
      change(made);
      expect((await fetch(made)).status).toBe(403);
    }
    expect((await fetch(signed)).status).toBe(200);
  });

  it('has the qualities of its file', async () => {
    const detail = async (name: string) => {
      const { id } = await songNamed(name);
      const { songs, privileges } = await call().call(music.songDetail, { params: { ids: String(id) } });
      const { data } = await call().call(music.songMusicDetail, { params: { id: String(id) } });
      return { song: songs[0], privilege: privileges[0], data };
    };
    const lossless = await detail('Slow / Water');
    const size = fileOf(river).length;
    expect(lossless.song).toMatchObject({ l: null, m: null, h: null, sq: { size }, hr: null });
    expect(lossless.data).toMatchObject({ l: null, sq: { size } });
    expect(lossless.privilege).toMatchObject({ st: 0, maxBrLevel: 'lossless' });
    const lossy = await detail('静夜思');
    expect(lossy.song?.sq).toBeNull();
    const { l, m, h } = lossy.song ?? {};
    expect([l, m, h].filter(Boolean)).toMatchObject([{ size: fileOf(moon).length }]);
    expect(await urlOf('静夜思', 'lossless')).toMatchObject({ type: 'mp3', code: 200 });
  });
});

describe('a download', () => {
  const order = async (names: readonly string[]) => {
    const ids = await Promise.all(names.map(async (name) => (await songNamed(name)).id));
    return (await call().call(music.download, { params: { ids: ids.join(','), level: 'lossless' } })).data;
  };

  it('of one song is the file under the name of the song', async () => {
    const { url, size, left } = await order(['关山月']);
    const file = fileOf(moon, 1);
    expect([size, left]).toEqual([file.length, []]);
    const { response, bytes } = await fetched(url);
    expect([response.status, nameIn(response)]).toEqual([200, '李白, 王维 - 关山月.mp3']);
    expect(bytes.equals(file)).toBe(true);
  });

  it('of several songs is a zip of the files', async () => {
    const { url, count, size } = await order(['静夜思', 'Slow / Water']);
    expect([count, size]).toEqual([2, fileOf(moon).length + fileOf(river).length]);
    const files = await unzipped((await fetched(url)).bytes);
    const hash = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
    expect([...files.values()].map(({ content }) => hash(content))).toEqual([
      hash(fileOf(moon)),
      hash(fileOf(river)),
    ]);
    expect([...files.keys()]).toEqual([
      '李白 - 静夜思.mp3',
      expect.stringMatching(/^Ann Lee - Slow.*\.flac$/),
    ]);
  });

  it('by address of the other clients has the size and name of the file', async () => {
    const { id } = await songNamed('静夜思');
    const { data } = await call().call(music.songDownloadUrlV1, {
      params: { id: String(id), level: 'standard' },
    });
    expect(data).toMatchObject({ size: fileOf(moon).length, type: 'mp3' });
    const { response, bytes } = await fetched(data.url);
    expect([response.status, nameIn(response)]).toEqual([200, '李白 - 静夜思.mp3']);
    expect(bytes.equals(fileOf(moon))).toBe(true);
  });
});
