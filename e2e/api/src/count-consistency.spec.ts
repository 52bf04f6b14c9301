import { endpoints } from '@qingyin/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiCaller, createCaller } from './api-caller.ts';
import { demoCaller } from './demo-caller.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const { account, library, music, social } = endpoints;
const ME = '10';
let server: ServerProcess;
let guest: ApiCaller;
let member: ApiCaller;

beforeAll(async () => {
  server = await startServer();
  guest = createCaller(server.url);
  member = await demoCaller(server.url);
  await member.http.call(library.playlistCreate, { params: { name: '只有我看见', privacy: 10 } });
});
afterAll(() => server.dispose());

const listsOf = async (caller: ApiCaller, uid: string) =>
  (await caller.http.call(library.userPlaylist, { params: { uid, limit: 1000 } })).playlist;

describe('counts agree between endpoints', () => {
  it.each(['1', '4', ME])('number of the playlists of user %s that a guest can see', async (uid) => {
    const { profile } = await guest.http.call(account.userDetail, { params: { uid } });
    const own = (await listsOf(guest, uid)).filter((list) => list.userId === Number(uid));
    expect(profile.playlistCount).toBe(own.length);
    expect(new Set(own.map((list) => list.id)).size).toBe(own.length);
  });

  it('number of the caller’s own playlists, private ones included', async () => {
    const all = await listsOf(member, ME);
    const own = all.filter((list) => list.userId === Number(ME));
    const { profile } = await member.http.call(account.userDetail, { params: { uid: ME } });
    expect(own.some((list) => list.privacy === 10)).toBe(true);
    expect(profile.playlistCount).toBe(own.length);
    expect(await member.http.call(account.userSubcount)).toMatchObject({
      createdPlaylistCount: own.length,
      subPlaylistCount: all.length - own.length,
    });
  });

  it('numbers of the caller’s collections', async () => {
    const counts = await member.http.call(account.userSubcount);
    const artists = await member.http.call(library.artistSublist, { params: { limit: 1000 } });
    const films = await member.http.call(library.mvSublist, { params: { limit: 1000 } });
    expect([artists.count, films.count]).toEqual([artists.data.length, films.data.length]);
    expect(counts).toMatchObject({ artistCount: artists.count, mvCount: films.count });
    const albums = await member.http.call(library.albumSublist, { params: { limit: 2 } });
    await member.http.call(library.albumSub, { params: { id: String(albums.data[0]?.id), t: 0 } });
    const left = await member.http.call(library.albumSublist, { params: { limit: 1000 } });
    expect([left.count, left.data.length]).toEqual([albums.count - 1, albums.count - 1]);
    expect(left.data[0]?.id).toBe(albums.data[1]?.id);
  });

  it('number of a user’s fans, before and after a follow', async () => {
    const fans = async () =>
      (await guest.http.call(account.userDetail, { params: { uid: '4' } })).profile.followeds;
    const [off, on] = [0, 1] as const;
    await member.http.call(library.follow, { params: { id: '4', t: off } });
    const before = await fans();
    for (const again of ['once', 'twice']) {
      const { user } = await member.http.call(library.follow, { params: { id: '4', t: on } });
      expect([again, user.followed, await fans()]).toEqual([again, true, before + 1]);
    }
  });

  it('statistics of a playlist', async () => {
    const params = { id: '5001' };
    const { playlist } = await member.http.call(music.playlistDetail, { params });
    expect(await member.http.call(library.playlistDetailDynamic, { params })).toMatchObject({
      commentCount: playlist.commentCount,
      playCount: playlist.playCount,
      bookedCount: playlist.subscribedCount,
      subscribed: playlist.subscribed,
    });
  });

  it('the songs that are liked', async () => {
    const { ids } = await member.http.call(library.likelist, { params: { uid: ME } });
    const [liked] = await listsOf(member, ME);
    expect(liked).toMatchObject({ specialType: 5, trackCount: ids.length });
  });

  it('the subscribers and comments of a list', async () => {
    const params = { id: '5001' };
    const { playlist } = await guest.http.call(music.playlistDetail, { params });
    const { total: subscribers } = await guest.http.call(music.playlistSubscribers, { params });
    const { total: comments } = await guest.http.call(social.commentPlaylist, { params });
    expect(playlist).toMatchObject({ subscribedCount: subscribers, commentCount: comments });
  });
});

describe('pagination', () => {
  it('search pages contain every song once, and as many as counted', async () => {
    const ids: number[] = [];
    let counted: number | undefined;
    for (let offset = 0, more = true; more; offset += 7) {
      const { result } = await guest.http.call(music.cloudsearch, {
        params: { keywords: '月', limit: 7, offset },
      });
      ids.push(...(result.songs ?? []).map((song) => song.id));
      counted = result.songCount;
      more = result.hasMore ?? false;
    }
    expect(ids.length).toBeGreaterThan(7);
    expect([new Set(ids).size, ids.length]).toEqual([counted, counted]);
  });

  it('comment pages by `before` equal those by `offset`', async () => {
    const params = { id: '10045', limit: 3 };
    const first = await guest.http.call(social.commentMusic, { params });
    const before = first.comments.at(-1)?.time ?? 0;
    const byTime = await guest.http.call(social.commentMusic, { params: { ...params, before } });
    const byOffset = await guest.http.call(social.commentMusic, { params: { ...params, offset: 3 } });
    expect(byTime.comments.map((comment) => comment.commentId)).toEqual(
      byOffset.comments.map((comment) => comment.commentId),
    );
    expect(byTime.comments.length).toBeGreaterThan(0);
  });
});
