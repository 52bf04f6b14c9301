import { endpoints } from '@qingyin/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiCaller, createCaller } from './api-caller.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const { account, listening, music } = endpoints;
const [FIRST, SECOND] = ['10003', '10004'];
const MINUTE_S = 60;
let server: ServerProcess;
let owner: ApiCaller;
let other: ApiCaller;

const member = async (name: string): Promise<ApiCaller> => {
  const made = createCaller(server.url);
  const params = { email: `${name}@example.org`, password: 'a long password', nickname: name };
  expect(await made.http.call(account.signUp, { params })).toMatchObject({ code: 200 });
  return made;
};
const hear = (who: ApiCaller, id: string, listen: string, ago: number) =>
  who.http.call(music.scrobble, { params: { id, sourceid: '5003', time: 40, listen, ago } });
const recent = async (who: ApiCaller) =>
  (await who.http.call(listening.recordRecentSong, {})).data.list.map(({ resourceId }) => resourceId);
const newest = async (who: ApiCaller) =>
  (await who.http.call(listening.recordRecentSong, {})).data.list[0]?.playTime ?? 0;

beforeAll(async () => {
  server = await startServer();
  [owner, other] = [await member('forgetful'), await member('onlooker')];
  for (const who of [owner, other]) {
    await hear(who, FIRST, 'a', 60 * MINUTE_S);
    await hear(who, SECOND, 'b', 30 * MINUTE_S);
  }
});
afterAll(() => server.dispose());

describe('a list of recently played content', () => {
  it('removes and restores a song, without affecting other users', async () => {
    expect(await recent(owner)).toEqual([SECOND, FIRST]);
    const until = await newest(owner);
    await owner.http.call(listening.recordClear, { params: { type: 'song', id: FIRST, until } });
    expect(await recent(owner)).toEqual([SECOND]);
    expect(await recent(other)).toEqual([SECOND, FIRST]);
    // Restoring what another user cleared has no effect.
    await other.http.call(listening.recordRestore, { params: { type: 'song', id: FIRST, until } });
    expect(await recent(owner)).toEqual([SECOND]);
    await owner.http.call(listening.recordRestore, { params: { type: 'song', id: FIRST, until } });
    expect(await recent(owner)).toEqual([SECOND, FIRST]);
  });

  it('is cleared up to the shown time: later plays and the play record stay', async () => {
    const until = await newest(owner);
    await hear(owner, FIRST, 'c', 10 * MINUTE_S);
    await owner.http.call(listening.recordClear, { params: { type: 'song', until } });
    expect(await recent(owner)).toEqual([FIRST]);
    const profile = (await owner.http.call(account.loginStatus)).data.profile;
    const { allData = [] } = await owner.http.call(listening.userRecord, {
      params: { uid: String(profile?.userId), type: 0 },
    });
    expect(allData.map(({ song, playCount }) => [song.id, playCount])).toEqual([
      [Number(FIRST), 2],
      [Number(SECOND), 1],
    ]);
    await owner.http.call(listening.recordRestore, { params: { type: 'song', until } });
    expect(await recent(owner)).toEqual([FIRST, SECOND]);
  });

  it('is separate for playlists', async () => {
    const lists = async () => (await owner.http.call(listening.recordRecentPlaylist, {})).data.list;
    expect((await lists()).map(({ resourceId }) => resourceId)).toEqual(['5003']);
    const { until } = await owner.http.call(listening.recordClear, { params: { type: 'playlist' } });
    expect(await lists()).toEqual([]);
    expect((await recent(owner)).length).toBe(2);
    await owner.http.call(listening.recordRestore, { params: { type: 'playlist', until } });
    expect((await lists()).length).toBe(1);
  });

  it('does not exist for guests', async () => {
    const guest = createCaller(server.url);
    for (const path of ['x/record/clear?type=song', 'x/record/restore?type=song', 'x/listening/report?to=5'])
      expect((await guest.fetch(`${server.url}/api/${path}`)).status).toBe(301);
  });
});

describe('a listening event with a key', () => {
  const playsOf = async (id: string) => {
    const to = Date.now() + 60_000;
    const { data } = await other.http.call(listening.listeningReport, { params: { from: 0, to } });
    return data.songs.find(({ song }) => String(song.id) === id)?.plays ?? 0;
  };

  it('counts once, even when it is sent repeatedly and concurrently', async () => {
    const tell = () => hear(other, '10007', 'told-twice', 5 * MINUTE_S);
    await Promise.all([tell(), tell(), tell()]);
    await tell();
    expect(await playsOf('10007')).toBe(1);
    // An earlier play of the same song, sent later because the network was away.
    await hear(other, '10007', 'earlier', 15 * MINUTE_S);
    expect(await playsOf('10007')).toBe(2);
  });

  it('sent late counts at the time of playback', async () => {
    const before = await newest(other);
    await hear(other, '10008', 'yesterday', 24 * 60 * MINUTE_S);
    expect(await newest(other)).toBe(before);
    expect((await recent(other)).at(-1)).toBe('10008');
  });

  it('can have the same key as another user’s', async () => {
    await hear(owner, '10007', 'told-twice', 5 * MINUTE_S);
    expect(await recent(owner)).toContain('10007');
  });
});

describe('the listening report', () => {
  it('covers the caller only: songs, artists, albums and days add up', async () => {
    const params = { from: 0, to: Date.now() + 60_000, zone: 'Asia/Shanghai' };
    const { data } = await owner.http.call(listening.listeningReport, { params });
    expect(data.plays).toBe(4);
    const sum = (rows: { plays: number }[]) => rows.reduce((all, { plays }) => all + plays, 0);
    expect(sum(data.songs)).toBe(data.plays);
    expect(sum(data.albums)).toBe(data.plays);
    expect(sum(data.days)).toBe(data.plays);
    expect(data.songCount).toBe(3);
    expect(data.artists.length).toBe(data.artistCount);
    expect(data.before).toEqual({ plays: 0, seconds: 0 });
  });
});
