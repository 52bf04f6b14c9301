import { endpoints } from '@qingyin/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiCaller, createCaller } from './api-caller.ts';
import { writeAlbum } from './music-folder.ts';
import { type MusicServer, startMusicServer } from './music-library-server.ts';
import { freshFolder } from './server-process.ts';
import type { TestAccount } from './test-account.ts';
import { give, like, likes, takeBack, upload } from './uploaded-songs.ts';

const { account, library, music, musicLibrary } = endpoints;
const folder = freshFolder();
let one: MusicServer;
let owner: TestAccount;
let other: TestAccount;
let guest: ApiCaller;
let song: number;
let libraryId: number;

beforeAll(async () => {
  await writeAlbum(folder, {
    ...{ artist: '林间', title: '山中', folder: '民谣/山中' },
    tracks: [{ title: '第一首' }],
  });
  one = await startMusicServer([folder]);
  await one.settled({ songs: 1 });
  [owner, other] = [await one.join('owner'), await one.join('other')];
  guest = createCaller(one.server.url);
  libraryId = (await one.libraries())[0]?.id ?? 0;
  const { songs } = await owner.caller.http.call(musicLibrary.songs, { params: {} });
  song = songs[0]?.id ?? 0;
});
afterAll(() => one.dispose());

const factsFor = (caller: ApiCaller, id: number) =>
  caller.http.call(library.songFacts, { params: { id: String(id) } });

describe('the facts of a song', () => {
  it('name the file below its library, never the folder of the server, and its properties', async () => {
    const { data } = await factsFor(owner.caller, song);
    expect(data).toMatchObject({
      ...{ id: song, plays: 0, playedTime: null, stars: 0 },
      file: { name: expect.stringContaining('第一首'), folder: '民谣/山中' },
    });
    expect(data.type).not.toBe('');
    for (const known of [data.bitrate, data.sampleRate, data.channels, data.size, data.addedTime])
      expect(known).toBeGreaterThan(0);
    expect(JSON.stringify(data)).not.toContain(folder);
  });

  it('contain the plays and the rating of the caller alone', async () => {
    const { http } = owner.caller;
    await http.call(library.songRate, { params: { id: String(song), stars: 4 } });
    await http.call(music.scrobble, { params: { id: String(song), sourceid: '0', time: 60 } });
    expect((await factsFor(owner.caller, song)).data).toMatchObject({
      ...{ plays: 1, stars: 4, playedTime: expect.any(Number) },
    });
    expect((await factsFor(other.caller, song)).data).toMatchObject({ plays: 0, stars: 0 });
  });

  it('are refused to those who may not hear it', async () => {
    expect(await factsFor(guest, song)).toMatchObject({ code: 404 });
    const params = { id: libraryId, everyone: false, members: String(owner.id) };
    await one.admin.http.call(account.adminLibraryUpdate, { params });
    expect(await factsFor(other.caller, song)).toMatchObject({ code: 404 });
    expect(await factsFor(owner.caller, song)).toMatchObject({ code: 200 });
    await one.admin.http.call(account.adminLibraryUpdate, { params: { id: libraryId, everyone: true } });
  });
});

describe('an upload', () => {
  it('names its file to its owner only, also in a music library, and keeps its rating there and back', async () => {
    const [id = 0] = await upload(owner.caller, {
      ...{ artist: '纸船乐队', title: '河流' },
      tracks: [{ title: '上游' }],
    });
    await owner.caller.http.call(library.songRate, { params: { id: String(id), stars: 5 } });
    await like(owner.caller, id);
    expect((await factsFor(owner.caller, id)).data).toMatchObject({
      ...{ stars: 5, file: { name: expect.stringContaining('上游'), folder: '', library: '' } },
    });
    expect(await factsFor(other.caller, id)).toMatchObject({ code: 404 });

    expect(await give(owner.caller, [id], libraryId)).toMatchObject({ code: 200 });
    const { data } = await factsFor(other.caller, id);
    expect(data).toMatchObject({ file: null, stars: 0 });
    const rated = async () =>
      (await owner.caller.http.call(library.songRatings, { params: {} })).data.map((row) => [
        row.id,
        row.stars,
      ]);
    const before = await rated();
    expect(before).toContainEqual([id, 5]);
    await takeBack(owner.caller, [id], libraryId);
    expect(await rated()).toEqual(before);
    expect(await likes(owner.caller, owner.id)).toContain(id);
  });
});
