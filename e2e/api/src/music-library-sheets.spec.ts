import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints, type Song } from '@qingyin/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiCaller, createCaller } from './api-caller.ts';
import { retagTrack, writeAlbum } from './music-folder.ts';
import { type MusicServer, startMusicServer } from './music-library-server.ts';
import { freshFolder, startServer } from './server-process.ts';

const { library, music, musicLibrary } = endpoints;
const hasFfmpeg = spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status === 0;
const folder = freshFolder();
let one: MusicServer;
let member: ApiCaller;
let memberId: number;
let sheet: string;

/** “静夜思”, “关山月” and “山中” in GB 18030. */
const [NIGHT, MOUNTAIN, ALBUM] = ['beb2d2b9cbbc', 'b9d8c9bdd4c2', 'c9bdd6d0'].map((hex) =>
  Buffer.from(hex, 'hex'),
);
const gbkSheet = (second: string): Buffer =>
  Buffer.concat(
    [
      ...[
        'PERFORMER "',
        Buffer.from('c0eeb0d7', 'hex'),
        '"\r\nTITLE "',
        ALBUM ?? '',
        '"\r\nFILE "CDImage.wav" WAVE\r\n',
      ],
      ...['TRACK 01 AUDIO\r\nTITLE "', NIGHT ?? '', '"\r\nINDEX 01 00:00:00\r\n'],
      ...['TRACK 02 AUDIO\r\nTITLE "', MOUNTAIN ?? '', `"\r\nINDEX 01 ${second}\r\n`],
    ].map((part) => Buffer.from(part)),
  );

const VORBIS_COMMENT = 4;
const STREAM_INFO_END = 4 + 4 + 34;

/** Adds a comment with a sheet to a FLAC file without tags. */
function embedSheet(path: string, text: string): void {
  const flac = readFileSync(path);
  const length = (size: number): Buffer => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32LE(size);
    return bytes;
  };
  const comment = Buffer.from(`CUESHEET=${text}`);
  const body = Buffer.concat([length(0), length(1), length(comment.length), comment]);
  const isLast = (flac[4] ?? 0) & 0x80;
  const head = Buffer.of(
    VORBIS_COMMENT | isLast,
    body.length >> 16,
    (body.length >> 8) & 0xff,
    body.length & 0xff,
  );
  flac[4] = (flac[4] ?? 0) & 0x7f;
  writeFileSync(
    path,
    Buffer.concat([flac.subarray(0, STREAM_INFO_END), head, body, flac.subarray(STREAM_INFO_END)]),
  );
}

beforeAll(async () => {
  const image = await writeAlbum(folder, {
    ...{ artist: '李白', title: '整轨', folder: '李白/山中', format: 'flac', seconds: 30 },
    tracks: [{ title: 'CDImage' }],
  });
  sheet = join(image.folder, 'x.cue');
  writeFileSync(join(folder, '列表.m3u8'), `#EXTM3U\n${image.tracks[0]?.path ?? ''}\n`);
  writeFileSync(join(folder, '整轨.m3u8'), '#EXTM3U\n李白/山中/x.cue\n');
  const river = await writeAlbum(folder, {
    ...{ artist: '王维', title: '水边', folder: '水边', format: 'flac', seconds: 20 },
    tracks: [{ title: '水边' }],
  });
  const [track] = river.tracks;
  if (track) {
    const { path } = await retagTrack(track, null);
    embedSheet(
      path,
      'TITLE "水边"\nPERFORMER "王维"\nFILE "x.wav" WAVE\nTRACK 01 AUDIO\nTITLE "鹿柴"\nINDEX 01 00:00:00\nTRACK 02 AUDIO\nTITLE "竹里馆"\nINDEX 01 00:08:00\n',
    );
  }
  one = await startMusicServer([folder]);
  const account = await one.join('member');
  ({ caller: member, id: memberId } = account);
  await one.settled({ state: 'online', files: 2, songs: 3, failed: 0 });
});
afterAll(() => one.dispose());

const songs = async (): Promise<Song[]> =>
  (await member.http.call(musicLibrary.songs, { params: { order: 'album', limit: 100 } })).songs;
const inAlbum = async (album: string) =>
  (await songs())
    .filter(({ al }) => al.name === album)
    .map(({ id, name, no, dt, ar }) => ({ id, name, no, dt, ar: ar[0]?.name }));
const likes = async (): Promise<number[]> =>
  (await member.http.call(library.likelist, { params: { uid: String(memberId) } })).ids;
const like = (id: number) => member.http.call(library.like, { params: { id: String(id), like: true } });
async function restart(meanwhile: () => void, count: number): Promise<void> {
  await one.restart(async () => meanwhile());
  member = one.again(member);
  await one.settled({ songs: count });
}

describe.skipIf(!hasFfmpeg)('a file with a CUE sheet (needs ffmpeg)', () => {
  let whole = 0;
  let parts: number[] = [];

  it('is an album of the tracks of a sheet in its tags', async () => {
    expect(await inAlbum('水边')).toMatchObject([
      { name: '鹿柴', no: 1, dt: 8000, ar: '王维' },
      { name: '竹里馆', no: 2, ar: '王维' },
    ]);
  });

  it('gives way to the tracks of a sheet that is put beside it', async () => {
    const [song] = await inAlbum('整轨');
    whole = song?.id ?? 0;
    await like(whole);
    await restart(() => writeFileSync(sheet, gbkSheet('00:10:37')), 4);
    const found = await inAlbum('山中');
    expect(found).toMatchObject([
      { name: '静夜思', no: 1, dt: 10_493, ar: '李白' },
      { name: '关山月', no: 2, ar: '李白' },
    ]);
    expect(await inAlbum('整轨')).toEqual([]);
    const { albums } = await member.http.call(musicLibrary.albums, { params: { order: 'name' } });
    expect(albums.map(({ name }) => name).sort()).toEqual(['山中', '水边']);
    parts = found.map(({ id }) => id);
    await like(parts[1] ?? 0);
  });

  it('keeps its songs while the sheet is corrected', async () => {
    await restart(() => writeFileSync(sheet, gbkSheet('00:11:00')), 4);
    expect(await inAlbum('山中')).toMatchObject(parts.map((id) => ({ id })));
  });

  it('has its parts in order in folders and playlist files', async () => {
    const view = await member.http.call(musicLibrary.folders, { params: { deep: true } });
    expect(view.songs.filter(({ al }) => al.name === '山中').map(({ id }) => id)).toEqual(parts);
    const { files } = await member.http.call(musicLibrary.playlistFiles, { params: {} });
    expect(files.map(({ name, found }) => [name, found]).sort()).toEqual([
      ['列表', 1],
      ['整轨', 1],
    ]);
    for (const file of files) {
      const made = await member.http.call(musicLibrary.playlistFileImport, { params: { id: file.id } });
      const { playlist } = await member.http.call(music.playlistDetail, { params: { id: String(made.id) } });
      expect(playlist.trackIds.map((track) => track.id)).toEqual(parts);
    }
  });

  it('is one song again when the sheet is removed, with its likes, and parts again with theirs', async () => {
    await restart(() => rmSync(sheet), 3);
    expect(await inAlbum('整轨')).toMatchObject([{ id: whole }]);
    expect(await likes()).toContain(whole);
    await restart(() => writeFileSync(sheet, gbkSheet('00:11:00')), 4);
    expect(await inAlbum('山中')).toMatchObject(parts.map((id) => ({ id })));
    expect(await likes()).toContain(parts[1]);
  });

  it('stays divided after a start without ffmpeg, and its parts are cut', async () => {
    one.server.child.kill('SIGTERM');
    await one.server.ended;
    const args = ['--demo-catalogue', 'off', '--sign-up', 'open', '--music', folder];
    const env = { QINGYIN_FFMPEG: 'off' };
    const without = await startServer({ args, env, dataDir: one.server.dataDir });
    const listener = createCaller(without.url);
    for (const [name, value] of member.cookies) listener.cookies.set(name, value);
    try {
      const params = { id: parts.join(','), level: 'lossless' } as const;
      const { data } = await listener.http.call(music.songUrl, { params });
      expect(data).toMatchObject([
        { type: 'flac', level: 'lossless', time: 11_000 },
        { type: 'flac', level: 'lossless', time: 19_000 },
      ]);
      for (const { url, time } of data) {
        const answer = await fetch(url ?? '');
        expect(answer.status).toBe(200);
        const bytes = Buffer.from(await answer.arrayBuffer());
        const rate = bytes.readUIntBE(18, 3) >> 4;
        // The length of the file is rounded to milliseconds.
        expect(Math.abs(bytes.readUInt32BE(22) - (time * rate) / 1000)).toBeLessThan(rate / 1000);
        const range = await fetch(url ?? '', { headers: { range: 'bytes=9000-9999' } });
        expect(Buffer.from(await range.arrayBuffer()).equals(bytes.subarray(9000, 10_000))).toBe(true);
      }
    } finally {
      without.child.kill('SIGKILL');
      await without.ended;
    }
  });
});
