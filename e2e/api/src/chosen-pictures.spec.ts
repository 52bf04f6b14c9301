import { rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints, type PicturedParams } from '@qingyin/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiCaller } from './api-caller.ts';
import { answerSchemas, cases } from './cases.ts';
import { createCover, moveTrack, retagTrack, writeAlbum } from './music-folder.ts';
import { type MusicServer, startMusicServer } from './music-library-server.ts';
import { formWith } from './sample-files.ts';
import { schemaProblems } from './schema-problems.ts';
import { freshFolder } from './server-process.ts';

const { account, music, musicLibrary } = endpoints;
const folder = freshFolder();
type Track = Awaited<ReturnType<typeof retagTrack>>;
let one: MusicServer;
let tracks: Track[];
let libraryId: number;
let album: PicturedParams;
let artist: PicturedParams;
const checked = new Set<string>();

const RED = '#ff0000';
const GREEN = '#00ff00';
const BLUE = '#0000ff';

beforeAll(async () => {
  ({ tracks } = await writeAlbum(folder, {
    ...{ artist: '甲歌手', title: '专辑', folder: '甲歌手/专辑' },
    tracks: ['一', '二'].map((title) => ({ title })),
    cover: await createCover(GREEN),
    coverFile: { name: 'cover.jpg', bytes: await createCover(RED) },
  }));
  await writeFile(join(folder, '甲歌手/专辑/back.png'), await createCover(BLUE));
  await writeFile(join(folder, '甲歌手/专辑/text.jpg'), 'not a picture');
  await writeFile(join(folder, '甲歌手/artist.jpg'), await createCover(RED));
  await writeFile(join(folder, '甲歌手/stage.jpg'), await createCover(BLUE));
  one = await startMusicServer([folder]);
  ({ id: libraryId } = await one.settled({ songs: 2 }));
  const { albums } = await one.admin.http.call(musicLibrary.albums, { params: { order: 'name', limit: 9 } });
  album = { kind: 'album', id: albums[0]?.id ?? 0 };
  artist = { kind: 'artist', id: albums[0]?.artist.id ?? 0 };
});
afterAll(async () => {
  await one.dispose();
  rmSync(folder, { recursive: true, force: true });
});

const check = async (name: string): Promise<void> => {
  const schema = answerSchemas.get(name);
  expect(schema && schemaProblems(name, schema, await one.admin.body())).toEqual([]);
  checked.add(name);
};
async function found(of: PicturedParams) {
  const { data } = await one.admin.http.call(account.adminPictures, { params: of });
  await check('account.adminPictures');
  return data;
}
async function choose(of: PicturedParams, key: string): Promise<number> {
  const answer = await one.admin.http.call(account.adminPictureChoose, { params: { ...of, key } });
  expect(answer).toMatchObject({ code: 200 });
  await check('account.adminPictureChoose');
  return answer.data.id;
}
const sendAs = (who: ApiCaller, of: PicturedParams, bytes: Uint8Array) =>
  who.http.call(account.adminPictureUpload, {
    params: of as never,
    body: formWith('imgFile', bytes, 'a.jpg', { kind: of.kind, id: String(of.id) }),
  });
const undo = async (id: number, undone = true): Promise<void> => {
  const answer = await one.admin.http.call(account.adminCorrectionUndo, { params: { id, undone } });
  expect(answer).toMatchObject({ code: 200, id, applied: true });
};
/** Which of the three colours a picture has. */
async function colourOf(url: string): Promise<string> {
  const answer = await fetch(new URL(new URL(url).pathname, one.server.url));
  const { channels } = await sharp(Buffer.from(await answer.arrayBuffer())).stats();
  const means = channels.slice(0, 3).map(({ mean }) => mean);
  return [RED, GREEN, BLUE][means.indexOf(Math.max(...means))] ?? '';
}
const albumCover = async (): Promise<string> => {
  const { albums } = await one.admin.http.call(musicLibrary.albums, { params: { order: 'name', limit: 9 } });
  return albums[0]?.picUrl ?? '';
};
const albumColour = async (): Promise<string> => colourOf(await albumCover());
const artistColour = async (): Promise<string> => {
  const { data } = await one.admin.http.call(music.artistDetail, { params: { id: String(artist.id) } });
  return colourOf(data.artist.cover);
};
const ruleOf = async (of: PicturedParams): Promise<string | undefined> => {
  const params = { kind: of.kind, id: String(of.id) };
  const { data } = await one.admin.http.call(musicLibrary.reasons, { params });
  return data.find(({ about }) => about === 'cover' || about === 'picture')?.rule;
};
const keyOf = async (of: PicturedParams, name: RegExp): Promise<string> =>
  (await found(of)).found.find((picture) => name.test(picture.name))?.key ?? '';

describe('a chosen picture', () => {
  it('is one of all pictures in the folders and tags of an album', async () => {
    const { found: pictures, chosen, url } = await found(album);
    expect(pictures.map(({ source, name }) => [source, name])).toEqual([
      ['file', '甲歌手/专辑/back.png'],
      ['file', '甲歌手/专辑/cover.jpg'],
      ['tags', '甲歌手/专辑/01 一.mp3'],
    ]);
    expect(await Promise.all(pictures.map((picture) => colourOf(picture.url)))).toEqual([BLUE, RED, GREEN]);
    expect([chosen, await colourOf(url)]).toEqual([null, RED]);
  });

  it('outlives rescans, restarts and changes of the files, and can be undone', async () => {
    const before = await readFile(join(folder, '甲歌手/专辑/cover.jpg'));
    const id = await choose(album, await keyOf(album, /mp3$/));
    expect(await albumColour()).toBe(GREEN);
    expect((await found(album)).chosen).toBe(id);
    expect(await ruleOf(album)).toBe('corrected');
    for (const track of tracks)
      await moveTrack(
        await retagTrack(track, { cover: undefined, album: '改名' }),
        track.path.replace('专辑', '移动'),
      );
    await one.restart();
    await one.rescan({ songs: 2 });
    expect(await albumColour()).toBe(GREEN);
    expect(before.equals(await readFile(join(folder, '甲歌手/专辑/cover.jpg')))).toBe(true);
    await undo(id);
    expect(await albumCover()).toMatch(/album-calm-library-\d+\.jpg$/);
    await undo(id, false);
    expect(await albumColour()).toBe(GREEN);
    const next = await sendAs(one.admin, album, await createCover(BLUE));
    await check('account.adminPictureUpload');
    expect(await albumColour()).toBe(BLUE);
    const { data } = await one.admin.http.call(account.adminCorrections);
    expect(data).toMatchObject([
      { id: next.data.id, title: '改名', songs: 0, undone: false, picture: { kind: 'album', id: album.id } },
      { id, undone: true, by: '管理' },
    ]);
    const { pictures } = await one.admin.http.call(account.adminCorrectionsExport);
    expect(pictures).toEqual([{ kind: 'album', name: '改名', artists: ['甲歌手'], url: next.data.url }]);
    await undo(next.data.id);
  });

  it('is given to an artist', async () => {
    expect(await artistColour()).toBe(RED);
    const id = await choose(artist, await keyOf(artist, /stage\.jpg$/));
    expect(await artistColour()).toBe(BLUE);
    expect(await ruleOf(artist)).toBe('corrected');
    await one.rescan({ songs: 2 });
    expect(await artistColour()).toBe(BLUE);
    await undo(id);
    expect(await artistColour()).toBe(RED);
    expect(await ruleOf(artist)).toBe('picture-file');
  });
});

describe('who may choose pictures', () => {
  it('is an administrator who hears the album', async () => {
    const { caller } = await one.join('member');
    const key = await keyOf(artist, /stage/);
    const picture = await createCover(RED);
    const codes = async (who: ApiCaller): Promise<number[]> => {
      const all: number[] = [];
      for (const of of [album, artist]) {
        all.push((await who.http.call(account.adminPictures, { params: of })).code);
        all.push((await who.http.call(account.adminPictureChoose, { params: { ...of, key } })).code);
        all.push((await sendAs(who, of, picture)).code);
      }
      return all;
    };
    expect(await codes(caller)).toEqual(Array<number>(6).fill(403));
    const update = (everyone: boolean) =>
      one.admin.http.call(account.adminLibraryUpdate, { params: { id: libraryId, everyone } });
    const id = await choose(artist, key);
    await update(false);
    expect(await codes(one.admin)).toEqual(Array<number>(6).fill(404));
    expect((await one.admin.http.call(account.adminCorrections)).data).toEqual([]);
    expect(await one.admin.http.call(account.adminCorrectionUndo, { params: { id } })).toMatchObject({
      code: 404,
    });
    await update(true);
    await undo(id);
  });

  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ['text', () => Buffer.from('no picture')],
    ['a drawing with a script', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['half a picture', async () => (await createCover(RED)).subarray(0, 200)],
    ['nothing', () => Buffer.alloc(0)],
  ])('cannot upload %s', async (_what, make) => {
    const { code } = await sendAs(one.admin, album, await make());
    expect([400, 408, 410]).toContain(code);
    expect((await found(album)).chosen).toBeNull();
  });

  it('cannot choose pictures of other albums, or unknown ones', async () => {
    for (const key of [`music-${'0'.repeat(64)}`, await keyOf(artist, /stage/)])
      expect(
        await one.admin.http.call(account.adminPictureChoose, { params: { ...album, key } }),
      ).toMatchObject({ code: 404 });
    const params = { kind: 'album' as const, id: 999_999_999_999 };
    expect(await one.admin.http.call(account.adminPictures, { params })).toMatchObject({ code: 404 });
  });

  it('has a valid answer for every call that the table of cases leaves to this file', () => {
    const left = Object.entries(cases).flatMap(([name, each]) =>
      each.testedInChosenPictures && !each.testedInOutsideSources ? [name] : [],
    );
    expect(left.filter((name) => !checked.has(name))).toEqual([]);
  });

  it('is slowed down after many choices', async () => {
    const params = { kind: 'album' as const, id: 1, key: `music-${'0'.repeat(64)}` };
    const codes = new Set<number>();
    for (let call = 0; call < 320 && !codes.has(405); call += 1)
      codes.add((await one.admin.http.call(account.adminPictureChoose, { params })).code);
    expect(codes).toContain(405);
  });
});
