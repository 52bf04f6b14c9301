import { endpoints } from '@qingyin/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApiCaller, createCaller } from './api-caller.ts';
import { formWith, mp3 } from './sample-files.ts';
import { type ServerProcess, startServer } from './server-process.ts';

/** GBK bytes, one character per byte. */
const GBK = { 晴天纪念: 'ÇçÌì¼ÍÄî', 测试歌手: '²âÊÔ¸èÊÖ', 青花瓷: 'Çà»¨´É' };

const { account, cloud } = endpoints;
let server: ServerProcess;
let owner: ApiCaller;
let stranger: ApiCaller;

beforeAll(async () => {
  server = await startServer({ args: ['--sign-up', 'open'] });
  [owner, stranger] = [await member('tags-owner'), await member('tags-stranger')];
});
afterAll(() => server.dispose());

async function member(name: string): Promise<ApiCaller> {
  const person = createCaller(server.url);
  const params = { email: `${name}@example.org`, password: 'a long password', nickname: name };
  expect(await person.http.call(account.signUp, { params })).toMatchObject({ code: 200 });
  return person;
}

/** MP3 whose ID3v2.3 tags declare no encoding. */
function taggedMp3(title: string, artist: string): Uint8Array {
  const frame = (id: string, text: string) => {
    const bytes = Buffer.from(`\0${text}`, 'latin1');
    const head = Buffer.alloc(10);
    head.write(id, 'latin1');
    head.writeUInt32BE(bytes.length, 4);
    return Buffer.concat([head, bytes]);
  };
  const frames = Buffer.concat([frame('TIT2', title), frame('TPE1', artist)]);
  const head = Buffer.from([0x49, 0x44, 0x33, 3, 0, 0, 0, 0, frames.length >> 7, frames.length & 0x7f]);
  return Buffer.concat([head, frames, mp3()]);
}

const upload = (title: string, artist: string, name: string) =>
  owner.http.call(cloud.cloud, { body: formWith('songFile', taggedMp3(title, artist), name) });
const readings = (who: ApiCaller, songId: number) =>
  who.http.call(cloud.cloudTagReadings, { params: { id: String(songId) } });

it('reads tags without an encoding in the likeliest one, and offers its owner the others', async () => {
  const written = { title: GBK.晴天纪念, artist: GBK.测试歌手 };
  const { songId, privateCloud } = await upload(written.title, written.artist, '01.mp3');
  expect(privateCloud).toMatchObject({ songName: '晴天纪念', artist: '测试歌手' });
  const { data } = await readings(owner, songId);
  expect(data).toContainEqual({ encoding: 'gb18030', song: '晴天纪念', artist: '测试歌手', album: '' });
  expect(data).toContainEqual({
    encoding: 'windows-1252',
    song: written.title,
    artist: written.artist,
    album: '',
  });
  expect(data.map(({ song }) => song).join('')).not.toContain('\ufffd');
});

it('reads the tags of a song for its owner only', async () => {
  const { songId } = await upload(GBK.青花瓷, 'Jay', '02.mp3');
  expect(await readings(stranger, songId)).toMatchObject({ code: 404 });
  await expect(readings(createCaller(server.url), songId)).rejects.toMatchObject({ code: 301 });
});

it('offers no other encodings for tags in ASCII', async () => {
  const { songId } = await upload('Plain', 'Some Band', '03.mp3');
  expect(await readings(owner, songId)).toEqual({ code: 200, data: [] });
});

it.each(['', '-1', '1e9', '2000000000000000000000', 'x', '../1'])('refuses the song id %j', async (id) => {
  const { code } = await owner.http.call(cloud.cloudTagReadings, { params: { id } });
  expect([400, 404]).toContain(code);
});

it('limits the rate of reading', async () => {
  const { songId } = await upload('Plain', 'Another Band', '04.mp3');
  const codes = new Set<number>();
  for (let call = 0; call < 61; call += 1) codes.add((await readings(owner, songId)).code);
  expect(codes).toEqual(new Set([200, 405]));
});
