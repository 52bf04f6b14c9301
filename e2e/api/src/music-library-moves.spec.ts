import { rmSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints, type Song } from '@qingyin/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ApiCaller } from './api-caller.ts';
import { moveTrack, retagTrack, writeAlbum } from './music-folder.ts';
import { type MusicServer, startMusicServer } from './music-library-server.ts';
import { freshFolder } from './server-process.ts';

const { library, listening, music, musicLibrary, social } = endpoints;
const [folder, second] = [freshFolder(), freshFolder()];
type Track = Awaited<ReturnType<typeof retagTrack>>;
let one: MusicServer;
let member: ApiCaller;
let memberId: number;
let tracks: Track[];
let list: number;
let ids: number[];

beforeAll(async () => {
  ({ tracks } = await writeAlbum(folder, {
    ...{ artist: '旧歌手', title: '旧专辑', folder: '旧文件夹' },
    tracks: ['甲', '乙', '丙', '丁', '戊', '己'].map((title) => ({ title })),
  }));
  await writeAlbum(second, { artist: '别人', title: '别处', tracks: [{ title: '别的歌' }] });
  one = await startMusicServer([folder, second]);
  const account = await one.join('member');
  ({ caller: member, id: memberId } = account);
  await one.settled({ songs: 6 }, 0);
  await one.settled({ songs: 1 }, 1);
  ids = (await songs()).filter(({ al }) => al.name === '旧专辑').map(({ id }) => id);
  const [first = 0] = ids;
  const { http } = member;
  await http.call(library.like, { params: { id: String(first), like: true } });
  ({ id: list } = await http.call(library.playlistCreate, { params: { name: '歌单' } }));
  await http.call(music.playlistTracksChange, {
    params: { op: 'add', pid: String(list), tracks: ids.join(',') },
  });
  await http.call(music.scrobble, { params: { id: String(first), sourceid: '0', time: 60 } });
  const said = await http.call(social.comment, {
    params: { t: 1, type: 0, id: String(first), content: '好听' },
  });
  expect([ids.length, said.code]).toEqual([6, 200]);
});
afterAll(() => one.dispose());

const songs = async (): Promise<Song[]> =>
  (await member.http.call(musicLibrary.songs, { params: { order: 'album', limit: 100 } })).songs;
const albumSongs = async (album: string): Promise<Song[]> =>
  (await songs()).filter(({ al }) => al.name === album);
const restart = async (meanwhile: () => Promise<unknown>): Promise<void> => {
  await one.restart(meanwhile);
  member = one.again(member);
};

/** What users made of the songs, by the ids they had at first. */
async function expectKept(): Promise<void> {
  const [first = 0] = ids;
  const { http } = member;
  expect((await http.call(library.likelist, { params: { uid: String(memberId) } })).ids).toEqual([first]);
  const { playlist } = await http.call(music.playlistDetail, { params: { id: String(list) } });
  expect(playlist.trackIds.map(({ id }) => id).sort()).toEqual([...ids].sort());
  expect(playlist.tracks.map(({ st }) => st)).toEqual(ids.map(() => 0));
  const { allData = [] } = await http.call(listening.userRecord, {
    params: { uid: String(memberId), type: 0 },
  });
  expect(allData.map(({ song, playCount }) => [song.id, playCount])).toEqual([[first, 1]]);
  const { comments } = await http.call(social.commentMusic, { params: { id: String(first) } });
  expect(comments.map(({ content }) => content)).toEqual(['好听']);
}

async function retagAll(artist: string, album: string): Promise<void> {
  tracks = await Promise.all(
    tracks.map((track, at) =>
      retagTrack(track, { title: `${album} ${at + 1}`, artists: [artist], albumArtist: artist, album }),
    ),
  );
}
const renameFolder = async (name: string): Promise<void> => {
  const [from, to] = [join(tracks[0]?.path ?? '', '..'), join(folder, name)];
  await rename(from, to);
  tracks = tracks.map(({ path, file }) => ({ path: join(to, path.slice(from.length)), file }));
};
const namesIn = async (album: string) => (await albumSongs(album)).map(({ id, name }) => [id, name]);
const named = (album: string) => ids.map((id, at) => [id, `${album} ${at + 1}`]);

describe('songs whose folder is renamed and all of whose tags are changed at once', () => {
  it('are the same ones for users when it happened while the server was stopped', async () => {
    await restart(async () => {
      await renameFolder('新文件夹');
      await retagAll('新歌手', '新专辑');
    });
    await vi.waitFor(async () => expect(await namesIn('新专辑')).toEqual(named('新专辑')), 20_000);
    await one.settled({ state: 'online', songs: 6, files: 6, albums: 1 }, 0);
    expect(await albumSongs('旧专辑')).toEqual([]);
    await expectKept();
    const found = await member.http.call(music.cloudsearch, { params: { keywords: '旧专辑', type: 10 } });
    expect(found.result.albums ?? []).toEqual([]);
  });

  it('are the same ones when it happens while the server runs, which notices by itself', async () => {
    await one.settled({ watching: 'watching' }, 0);
    await renameFolder('又一个');
    await retagAll('第三人', '第三张');
    await vi.waitFor(async () => expect(await namesIn('第三张')).toEqual(named('第三张')), 30_000);
    await one.settled({ state: 'online', songs: 6, files: 6, albums: 1 }, 0);
    await expectKept();
  });
});

describe('a file that is moved to another library', () => {
  it('keeps its song, also with other tags', async () => {
    const [track] = tracks;
    const [first = 0] = ids;
    if (!track) throw new Error('no track');
    const moved = await moveTrack(track, join(second, '搬来的', '01.mp3'));
    tracks[0] = await retagTrack(moved, { title: '搬了家', album: '新家', artists: ['旅人'] });
    await one.rescan({ songs: 2 }, 1);
    await one.rescan({ songs: 5 }, 0);
    expect((await albumSongs('新家')).map(({ id, name }) => [id, name])).toEqual([[first, '搬了家']]);
    await expectKept();
    expect((await one.libraries()).map(({ state, files }) => [state, files])).toEqual([
      ['online', 5],
      ['online', 2],
    ]);
  });

  it('is heard in the other library only from then on', async () => {
    const [first = 0] = ids;
    const { id } = (await one.libraries())[1] ?? { id: 0 };
    const access = async (everyone: boolean): Promise<number> => {
      const params = { id, everyone };
      await one.admin.http.call(endpoints.account.adminLibraryUpdate, { params });
      return (await songs()).filter((song) => song.id === first).length;
    };
    expect([await access(false), await access(true)]).toEqual([0, 1]);
  });
});

describe('a library that is removed', () => {
  it('greys its songs until it is restored', async () => {
    const path = freshFolder();
    const { tracks: written } = await writeAlbum(path, {
      ...{ artist: '过客', title: '短住' },
      tracks: [{ title: '留下' }],
    });
    expect(written).toHaveLength(1);
    const params = { path, name: '短住', everyone: true, guests: false, members: '', watch: false };
    const { data } = await one.admin.http.call(endpoints.account.adminLibraryAdd, { params });
    await one.settled({ songs: 1, id: data.id }, 2);
    const [song] = await albumSongs('短住');
    const detail = async () => {
      const asked = { params: { ids: String(song?.id) } };
      const { songs: found } = await member.http.call(music.songDetail, asked);
      const { data: urls } = await member.http.call(music.songUrl, {
        params: { id: String(song?.id), level: 'standard' },
      });
      return [found[0]?.name, found[0]?.st, urls[0]?.url === null];
    };
    expect(await detail()).toEqual(['留下', 0, false]);
    await one.admin.http.call(endpoints.account.adminLibraryRemove, { params: { id: data.id } });
    expect(await detail()).toEqual(['留下', -200, true]);
    await one.admin.http.call(endpoints.account.adminLibraryRestore, { params: { id: data.id } });
    await one.settled({ songs: 1, removedAt: null }, 2);
    expect(await detail()).toEqual(['留下', 0, false]);
    rmSync(path, { recursive: true });
  });
});
