import { endpoints } from '@qingyin/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiCaller, createCaller } from './api-caller.ts';
import { demoCaller } from './demo-caller.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const { library, music, social, video } = endpoints;
const ARTIST = '1206';
const GUEST = '1215';
const ALBUM = '3401';
const MV = '7001';
let server: ServerProcess;
let guest: ApiCaller;
let member: ApiCaller;

beforeAll(async () => {
  server = await startServer();
  guest = createCaller(server.url);
  member = await demoCaller(server.url);
});
afterAll(() => server.dispose());

const LIMIT = 2;
type Page<Item> = { items: Item[]; more: boolean };

/** Collects all items of a paginated list, in order. */
async function allOf<Item>(page: (offset: number) => Promise<Page<Item>>): Promise<Item[]> {
  const items: Item[] = [];
  for (let more = true; more;) {
    const answer = await page(items.length);
    expect(answer.items.length).toBeGreaterThan(0);
    items.push(...answer.items);
    more = answer.more;
  }
  return items;
}

const idsOf = (items: { id: number }[]): number[] => items.map((item) => item.id);
const expectOnce = (ids: unknown[]): void => expect(new Set(ids).size).toBe(ids.length);

describe('an artist', () => {
  it.each([ARTIST, GUEST])('%s has as many albums, songs and MVs as its lists contain', async (id) => {
    const { data } = await guest.http.call(music.artistDetail, { params: { id } });
    const albums = await allOf(async (offset) => {
      const answer = await guest.http.call(music.artistAlbum, { params: { id, limit: LIMIT, offset } });
      return { items: answer.hotAlbums, more: answer.more };
    });
    const mvs = await allOf(async (offset) => {
      const answer = await guest.http.call(music.artistMv, { params: { id, limit: LIMIT, offset } });
      return { items: answer.mvs, more: answer.hasMore };
    });
    let total = 0;
    const songs = await allOf(async (offset) => {
      const answer = await guest.http.call(music.artistSongs, { params: { id, limit: 5, offset } });
      total = answer.total;
      return { items: answer.songs, more: answer.more };
    });
    for (const list of [albums, mvs, songs]) expectOnce(idsOf(list));
    expect(data.artist).toMatchObject({
      albumSize: albums.length,
      mvSize: mvs.length,
      musicSize: songs.length,
    });
    expect(total).toBe(songs.length);
    expect(data.videoCount).toBeGreaterThanOrEqual(mvs.length);
  });

  it('has the chart position that its page shows, and a previous one', async () => {
    const { list } = await guest.http.call(music.toplistArtist, { params: { type: 1 } });
    for (const [index, { id }] of list.artists.slice(0, 3).entries()) {
      const { data } = await guest.http.call(music.artistDetail, { params: { id: String(id) } });
      expect(data.artist.rank).toEqual({ rank: index + 1, type: 1 });
    }
    const before = list.artists.map((artist) => artist.lastRank);
    expect([...before].sort((a, b) => (a ?? -1) - (b ?? -1))).toEqual(list.artists.map((_, index) => index));
  });

  it('is found by kind, region and initial, and by no other filter', async () => {
    const { artists: everybody } = await guest.http.call(music.artistList, {
      params: { type: -1, limit: 999 },
    });
    const found = async (params: { type: number; area?: number; initial?: string | number }) =>
      idsOf((await guest.http.call(music.artistList, { params: { ...params, limit: 999 } })).artists);
    const kinds = await Promise.all([1, 2, 3].map((type) => found({ type })));
    const regions = await Promise.all([7, 96, 8, 16, 0].map((area) => found({ type: -1, area })));
    for (const parts of [kinds, regions]) {
      for (const part of parts) expect(part.length).toBeGreaterThan(0);
      expect(parts.flat().sort()).toEqual(idsOf(everybody).sort());
    }
    expect(await found({ type: -1, initial: 's' })).toEqual(await found({ type: -1, initial: 83 }));
    expect(await found({ type: -1, initial: 's' })).toHaveLength(2);
    expect(await found({ type: -1, initial: 0 })).toHaveLength(1);
    expect(await found({ type: -1, initial: 'V' })).toEqual([]);
  });

  it('is followed by the users in its fan list, and the caller sees its own follow state only', async () => {
    const params = { id: '1209' };
    const followed = async (who: ApiCaller) =>
      (await who.http.call(music.artistDetailDynamic, { params })).followed;
    const fans = async () =>
      (await guest.http.call(music.artistFans, { params: { ...params, limit: 999 } })).data;
    await member.http.call(library.artistSub, { params: { ...params, t: 0 } });
    const before = await fans();
    expect(before.map((fan) => fan.userId)).not.toContain(10);
    await member.http.call(library.artistSub, { params: { ...params, t: 1 } });
    expect([await followed(member), await followed(guest)]).toEqual([true, false]);
    expect((await fans()).map((fan) => fan.userId)).toContain(10);
    const { data } = await guest.http.call(music.artistFollowCount, { params });
    expect(data).toEqual({ fansCnt: before.length + 1, isFollow: false });
    await member.http.call(library.artistSub, { params: { ...params, t: 0 } });
    expect(await followed(member)).toBe(false);
  });
});

describe('an album', () => {
  it('shows the caller’s own state, and counts from the rows', async () => {
    const params = { id: ALBUM };
    const of = (who: ApiCaller) => who.http.call(music.albumDetailDynamic, { params });
    await member.http.call(library.albumSub, { params: { ...params, t: 0 } });
    const { subCount } = await of(member);
    await member.http.call(library.albumSub, { params: { ...params, t: 1 } });
    expect(await of(member)).toMatchObject({ isSub: true, subCount: subCount + 1 });
    expect(await of(guest)).toMatchObject({ isSub: false, subTime: 0, subCount: subCount + 1 });
    await member.http.call(library.albumSub, { params: { ...params, t: 0 } });
    const { total } = await guest.http.call(social.commentAlbum, { params });
    expect(await of(guest)).toMatchObject({ isSub: false, subCount, commentCount: total });
  });

  it('is in the new albums of exactly one region', async () => {
    const list = async (area: string) => guest.http.call(music.albumNew, { params: { area, limit: 999 } });
    const all = await list('ALL');
    const parts = await Promise.all(['ZH', 'EA', 'KR', 'JP'].map(list));
    const named = parts.flatMap((part) => idsOf(part.albums));
    expectOnce(named);
    expect(all.total).toBe(all.albums.length);
    for (const part of parts) expect(part.total).toBe(part.albums.length);
    // The artists of one album belong to no region.
    expect(all.total).toBe(named.length + 1);
    expect(idsOf((await guest.http.call(music.albumNewest)).albums)).toEqual(idsOf(all.albums).slice(0, 12));
  });

  it('is in the month of its release, page by page', async () => {
    const params = { year: 2026, month: 2, limit: 1 };
    const paged = await allOf(async (offset) => {
      const answer = await guest.http.call(music.topAlbum, { params: { ...params, offset } });
      return { items: answer.monthData, more: answer.hasMore };
    });
    const { albums } = await guest.http.call(music.albumNew, { params: { limit: 999 } });
    const months = albums.filter(({ publishTime }) =>
      new Date(publishTime).toISOString().startsWith('2026-02'),
    );
    expect(paged.length).toBeGreaterThan(1);
    expect(idsOf(paged)).toEqual(idsOf(months));
  });
});

describe('playlists by tag', () => {
  it('have the tag, and are as many as its count', async () => {
    const { all, sub } = await guest.http.call(music.playlistCatlist);
    for (const { name, resourceCount } of sub.slice(0, 6)) {
      const answer = await guest.http.call(music.topPlaylist, { params: { cat: name, limit: 999 } });
      expect([name, answer.total, answer.playlists.length]).toEqual([name, resourceCount, resourceCount]);
      for (const list of answer.playlists) expect(list.tags).toContain(name);
    }
    const everything = await guest.http.call(music.topPlaylist, { params: { limit: 999 } });
    expect([everything.total, everything.playlists.length]).toEqual([all.resourceCount, all.resourceCount]);
  });

  it('come once each over the pages, the most played first', async () => {
    const lists = await allOf(async (offset) => {
      const answer = await guest.http.call(music.topPlaylist, { params: { cat: '古风', limit: 3, offset } });
      return { items: answer.playlists, more: answer.more };
    });
    expectOnce(idsOf(lists));
    const plays = lists.map((list) => list.playCount);
    expect(plays).toEqual([...plays].sort((a, b) => b - a));
  });

  it('of high quality are paginated by the time of the last one', async () => {
    const { total } = await guest.http.call(music.topPlaylistHighquality);
    const seen: number[] = [];
    for (let before = 0, more = true; more;) {
      const answer = await guest.http.call(music.topPlaylistHighquality, {
        params: { limit: LIMIT, before },
      });
      expect(answer.lasttime).toBe(answer.playlists.at(-1)?.updateTime);
      expect(answer.playlists.every((list) => list.highQuality)).toBe(true);
      seen.push(...idsOf(answer.playlists));
      ({ lasttime: before, more } = answer);
    }
    expectOnce(seen);
    expect(seen.length).toBe(total);
  });

  it('never include private or empty playlists', async () => {
    const made = await member.http.call(library.playlistCreate, {
      params: { name: '只给自己', privacy: 10 },
    });
    const open = await member.http.call(library.playlistCreate, { params: { name: '还没有歌', privacy: 0 } });
    const add = (pid: number) =>
      member.http.call(music.playlistTracksChange, {
        params: { op: 'add', pid: String(pid), tracks: '10001' },
      });
    await add(made.id);
    const shown = async () =>
      idsOf((await guest.http.call(music.topPlaylist, { params: { order: 'new', limit: 999 } })).playlists);
    expect(await shown()).not.toContain(made.id);
    expect(await shown()).not.toContain(open.id);
    await add(open.id);
    expect((await shown())[0]).toBe(open.id);
  });
});

describe('films', () => {
  it('have the same count and pages for every filter', async () => {
    for (const filter of [{}, { area: '港台' }, { type: '网易出品' }, { area: '内地', type: '现场版' }]) {
      let counted = 0;
      const mvs = await allOf(async (offset) => {
        const params = { ...filter, limit: LIMIT, offset };
        const answer = await guest.http.call(video.mvAll, { params });
        counted = answer.count;
        return { items: answer.data, more: answer.hasMore };
      });
      expectOnce(idsOf(mvs));
      expect([filter, mvs.length]).toEqual([filter, counted]);
    }
  });

  it('of a chart have distinct previous positions', async () => {
    const { data } = await guest.http.call(video.topMv, { params: { limit: 999 } });
    expect(data.map((mv) => mv.lastRank).sort((a, b) => a - b)).toEqual(data.map((_, index) => index));
    // Those without a file follow all others, so the scores rise once at most.
    const rises = data.filter((mv, index) => index > 0 && mv.score > (data[index - 1]?.score ?? 0));
    expect(rises.length).toBeLessThanOrEqual(1);
  });

  it('are liked, collected and commented on consistently', async () => {
    const info = (who: ApiCaller) => who.http.call(video.mvDetailInfo, { params: { mvid: MV } });
    const detail = (who: ApiCaller) => who.http.call(video.mvDetail, { params: { mvid: MV } });
    await member.http.call(social.resourceLike, { params: { type: 1, id: MV, t: 0 } });
    await member.http.call(library.mvSub, { params: { mvid: MV, t: 0 } });
    const { likedCount } = await info(guest);
    const { subCount } = (await detail(guest)).data;
    await member.http.call(social.resourceLike, { params: { type: 1, id: MV, t: 1 } });
    await member.http.call(library.mvSub, { params: { mvid: MV, t: 1 } });
    expect(await info(member)).toMatchObject({ liked: true, likedCount: likedCount + 1 });
    expect(await info(guest)).toMatchObject({ liked: false, likedCount: likedCount + 1 });
    expect(await detail(member)).toMatchObject({ subed: true, data: { subCount: subCount + 1 } });
    expect(await detail(guest)).toMatchObject({ subed: false });
    const { total } = await guest.http.call(social.commentMv, { params: { id: MV } });
    expect((await info(guest)).commentCount).toBe(total);
    expect((await detail(guest)).data.commentCount).toBe(total);
  });

  it('have an address if they have a file, and none otherwise', async () => {
    const { data: mvs } = await guest.http.call(video.mvAll, { params: { limit: 200 } });
    const details = await Promise.all(
      mvs.map(({ id }) => guest.http.call(video.mvDetail, { params: { mvid: String(id) } })),
    );
    const addressOf = async (has: (files: number) => boolean) => {
      const id = String(details.find(({ data }) => has(data.brs.length))?.data.id);
      return (await guest.http.call(video.mvUrl, { params: { id } })).data;
    };
    expect(await addressOf((files) => files > 0)).toMatchObject({
      code: 200,
      url: expect.stringContaining('://'),
    });
    expect(await addressOf((files) => files === 0)).toMatchObject({ code: 404, url: null, size: 0 });
  });

  it('of one group and of all come once each, the newest first', async () => {
    const pages = async (group?: string) => {
      const vids: string[] = [];
      for (let more = true; more;) {
        const params = { offset: vids.length };
        const answer = group
          ? await guest.http.call(video.videoGroup, { params: { id: group, ...params } })
          : await guest.http.call(video.videoTimelineAll, { params });
        vids.push(...answer.datas.map((item) => item.data.vid));
        more = answer.hasmore;
      }
      return vids;
    };
    const everything = await pages();
    expectOnce(everything);
    expect(everything.length).toBeGreaterThanOrEqual(12);
    const group = await pages('58106');
    expect(everything.filter((vid) => group.includes(vid))).toEqual(group);
  });

  it('are recommended completely, in an order that differs by user and stays for a day', async () => {
    const vids: string[] = [];
    for (let more = true; more;) {
      const answer = await member.http.call(video.videoTimelineRecommend, {
        params: { offset: vids.length },
      });
      vids.push(...answer.datas.map((item) => item.data.vid));
      more = answer.hasmore;
    }
    expectOnce(vids);
    expect(vids.length).toBeGreaterThanOrEqual(12);
  });
});

it('the newest songs of all regions contain those of each region', async () => {
  const songs = async (type: number) => (await guest.http.call(music.topSong, { params: { type } })).data;
  const regions = await Promise.all([7, 96, 8, 16].map(songs));
  for (const part of regions) expect(part.length).toBeGreaterThan(0);
  const western = regions[1] ?? [];
  expect(western.every((song) => song.artists[0]?.name === 'Elin Harrow')).toBe(true);
  const all = await songs(0);
  expect(all).toHaveLength(100);
});

it('describes a song by the tags of the public playlists that contain it', async () => {
  const creditsOf = async (song: string) => {
    const { blocks } = (await guest.http.call(music.songWikiSummary, { params: { id: song } })).data;
    return blocks.flatMap(({ creatives }) =>
      creatives.flatMap(({ resources }) => resources.map((one) => one.uiElement.mainTitle.title)),
    );
  };
  // A song with few tags, which has room for another one.
  let song = 10_001;
  for (let tags = await creditsOf(String(song)); tags.length > 3; tags = await creditsOf(String(song)))
    song += 1;
  expect(await creditsOf(String(song))).not.toContain('毕业');
  const { id } = await member.http.call(library.playlistCreate, { params: { name: '有标签的', privacy: 0 } });
  const { id: hidden } = await member.http.call(library.playlistCreate, {
    params: { name: '没人看见', privacy: 10 },
  });
  for (const [list, tags] of [
    [id, '毕业'],
    [hidden, '驾车'],
  ] as const) {
    await member.http.call(library.playlistTagsUpdate, { params: { id: String(list), tags } });
    await member.http.call(music.playlistTracksChange, {
      params: { op: 'add', pid: String(list), tracks: String(song) },
    });
  }
  const tags = await creditsOf(String(song));
  expect(tags).toContain('毕业');
  expect(tags).not.toContain('驾车');
});

it('counts as many likes of a song as users like it', async () => {
  const params = { id: '10003' };
  const count = async () => (await guest.http.call(music.songRedCount, { params })).data.count;
  await member.http.call(library.like, { params: { ...params, like: false } });
  const before = await count();
  await member.http.call(library.like, { params: { ...params, like: true } });
  expect(await count()).toBe(before + 1);
  await member.http.call(library.like, { params: { ...params, like: false } });
});
