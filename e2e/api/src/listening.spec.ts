import { endpoints } from '@qingyin/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiCaller, createCaller } from './api-caller.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const { account, library, listening, music } = endpoints;
const ME = 10;
const SONG = 10_003;
let server: ServerProcess;
let member: ApiCaller;
let guest: ApiCaller;

beforeAll(async () => {
  server = await startServer();
  member = createCaller(server.url);
  guest = createCaller(server.url);
  await member.fetch(`${server.url}/api/login?email=${server.demo?.name}&password=${server.demo?.password}`);
});
afterAll(() => server.dispose());

const records = async (who: ApiCaller, type: 0 | 1) => {
  const { weekData, allData } = await who.http.call(listening.userRecord, {
    params: { uid: String(ME), type },
  });
  return (type === 1 ? weekData : allData) ?? [];
};
const songsOfDay = async (): Promise<number[]> =>
  (await member.http.call(music.recommendSongs, {})).data.dailySongs.map(({ id }) => id);

describe('played content', () => {
  it('is in the play record, the recent songs, the user’s profile and the recent playlists', async () => {
    const playsOf = (rows: Awaited<ReturnType<typeof records>>): number =>
      rows.find(({ song }) => song.id === SONG)?.playCount ?? 0;
    const before = { week: playsOf(await records(guest, 1)), all: playsOf(await records(guest, 0)) };
    const { listenSongs } = await guest.http.call(account.userDetail, { params: { uid: String(ME) } });
    const report = { params: { id: String(SONG), sourceid: '5003', time: 40 } };
    await member.http.call(music.scrobble, report);
    // The client retries, because it did not receive the response.
    await member.http.call(music.scrobble, report);
    expect(playsOf(await records(guest, 1))).toBe(before.week + 1);
    const all = playsOf(await records(guest, 0));
    expect(all === before.all + 1 || (before.all === 0 && all === 0)).toBe(true);
    const after = await guest.http.call(account.userDetail, { params: { uid: String(ME) } });
    expect(after.listenSongs).toBe(listenSongs + 1);
    const songs = await member.http.call(listening.recordRecentSong, {});
    expect(songs.data.list[0]).toMatchObject({ resourceId: String(SONG), resourceType: 'SONG' });
    const lists = await member.http.call(listening.recordRecentPlaylist, {});
    expect(lists.data.list[0]).toMatchObject({ resourceId: '5003', data: { id: 5003 } });
  });
  it('has scores from 0 to 100 in descending order', async () => {
    for (const type of [0, 1] as const) {
      const rows = await records(guest, type);
      expect(rows.length).toBeGreaterThan(5);
      expect(rows[0]?.score).toBe(100);
      expect(rows.map(({ playCount }) => playCount)).toEqual(
        rows.map(({ playCount }) => playCount).sort((a, b) => b - a),
      );
    }
  });
  it('of films and albums is reported by the product’s own endpoint', async () => {
    await member.http.call(listening.played, { params: { type: 'mv', id: '7003' } });
    await member.http.call(listening.played, { params: { type: 'album', id: '3405' } });
    const films = await member.http.call(listening.recordRecentVideo, {});
    expect(films.data.list[0]).toMatchObject({
      resourceId: '7003',
      resourceType: 'MV',
      data: { vid: '7003' },
    });
    // Case-insensitive id.
    const vid = '9423e599f994741f1da6f2014093bb65';
    await member.http.call(listening.played, { params: { type: 'video', id: vid } });
    const [video] = (await member.http.call(listening.recordRecentVideo, {})).data.list;
    expect(video).toMatchObject({ resourceId: vid.toUpperCase(), resourceType: 'VIDEO' });
    const albums = await member.http.call(listening.recordRecentAlbum, {});
    expect(albums.data.list[0]).toMatchObject({ resourceId: '3405', data: { id: 3405 } });
  });
});

describe('the play record', () => {
  it('can be hidden from others, who get code -2 with HTTP status 200', async () => {
    await member.http.call(listening.recordPrivacy, { params: { hidden: true } });
    await guest.http.call(listening.userRecord, { params: { uid: String(ME), type: 1 } });
    expect(guest.last().status).toBe(200);
    expect(await guest.body()).toMatchObject({ code: -2 });
    expect(await guest.http.call(account.userDetail, { params: { uid: String(ME) } })).toMatchObject({
      peopleCanSeeMyPlayRecord: false,
    });
    const { userprofiles } = await guest.http.call(listening.simiUser, { params: { id: String(SONG) } });
    expect(userprofiles.map(({ userId }) => userId)).not.toContain(ME);
    expect((await records(member, 1)).length).toBeGreaterThan(0);
    await member.http.call(listening.recordPrivacy, { params: { hidden: false } });
    expect((await records(guest, 1)).length).toBeGreaterThan(0);
  });
});

describe('another user’s private playlist', () => {
  it('is neither a source of heart mode nor in recent playlists for others', async () => {
    const stranger = createCaller(server.url);
    const { id } = await member.http.call(library.playlistCreate, {
      params: { name: '只给自己', privacy: 10 },
    });
    await stranger.fetch(`${server.url}/api/register/anonimous`);
    const heart = await stranger.fetch(`${server.url}/api/playmode/intelligence/list?id=${SONG}&pid=${id}`);
    expect(heart.status).toBe(301);
    const own = await member.http.call(listening.playmodeIntelligenceList, {
      params: { id: String(SONG), pid: String(id) },
    });
    expect(own.data[0]?.id).toBe(SONG);
    await member.http.call(listening.played, { params: { type: 'playlist', id: String(id) } });
    const { data } = await member.http.call(listening.recordRecentPlaylist, {});
    expect(data.list[0]?.resourceId).toBe(String(id));
  });
});

describe('an unwanted song', () => {
  it('is removed from today’s songs at once, is listed, and can be restored', async () => {
    const [first, second, ...rest] = await songsOfDay();
    const other = await member.http.call(listening.recommendSongsDislike, { params: { id: String(first) } });
    expect(await songsOfDay()).toEqual([other.data.id, second, ...rest]);
    await member.http.call(listening.fmTrash, { params: { id: String(second) } });
    expect(await songsOfDay()).toEqual([other.data.id, ...rest]);
    const { songs } = await member.http.call(listening.unwanted, {});
    expect(songs.map(({ id, source }) => [id, source])).toEqual([
      [second, 'trash'],
      [first, 'dislike'],
    ]);
    for (const { id } of songs)
      await member.http.call(listening.unwantedRemove, { params: { id: String(id) } });
    expect(await member.http.call(listening.unwanted, {})).toMatchObject({ count: 0, songs: [] });
    expect(await songsOfDay()).toEqual([other.data.id, second, ...rest]);
  });
});
