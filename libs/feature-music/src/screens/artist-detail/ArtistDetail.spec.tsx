import { album, artist, artistAlbums, songs } from '@qingyin/test-harness';
import type { StubAnswer } from '@qingyin/http-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.ts';

const profile = {
  id: 8,
  name: '王维',
  cover: '/media/img/c.jpg',
  avatar: '/media/img/a.jpg',
  alias: ['摩诘'],
  transNames: ['Wang Wei', '摩诘'],
  identities: ['诗人'],
  identifyTag: null,
  briefDesc: '',
  rank: null,
  albumSize: 2,
  musicSize: 30,
  mvSize: 4,
};
const mv = (id: number, name: string) => ({
  id,
  name,
  imgurl: '',
  imgurl16v9: `/media/img/mv-${id}.jpg`,
  playCount: 10,
  publishTime: '2025-02-03',
});
const answers = (rest: Record<string, StubAnswer> = {}): Record<string, StubAnswer> => ({
  '/artist/detail': { code: 200, message: '', data: { artist: profile } },
  '/artist/detail/dynamic': { code: 200, followed: false, videoCount: 0 },
  '/artist/top/song': { code: 200, songs: songs(3), more: false },
  '/artist/album': artistAlbums([album(7, '鹿柴')]),
  '/artist/mv': { code: 200, mvs: [mv(5, '相思')], time: 0, hasMore: false },
  '/artist/desc': {
    code: 200,
    briefDesc: '盛唐诗人',
    introduction: [{ ti: '生平', txt: '开元年间中进士' }],
    count: 1,
    topicData: null,
  },
  '/simi/artist': { code: 200, artists: [artist(9, '孟浩然')] },
  '/likelist': { code: 200, ids: [], checkPoint: 0 },
  ...rest,
});
const HREF = '/artists-detail?id=8';

beforeEach(() => {
  // jsdom has no layout; the list needs a window height.
  vi.stubGlobal('innerHeight', 800);
});

describe('artist page', () => {
  it('shows names, counts, top songs and albums with their year', async () => {
    await renderScreen(HREF, { answers: answers() });
    expect(screen.getByRole('heading', { level: 1, name: '王维' })).toBeInTheDocument();
    for (const text of ['Wang Wei', '诗人', '30 首歌', '2 张专辑', '4 支 MV'])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getAllByText('摩诘')).toHaveLength(1);
    expect(await screen.findByRole('grid', { name: '王维 的热门歌曲' })).toBeInTheDocument();
    const albums = within(screen.getByRole('region', { name: '专辑' }));
    expect((await albums.findByRole('link', { name: '鹿柴' })).getAttribute('href')).toBe('/album/7');
    expect(albums.getByText('2024')).toBeInTheDocument();
  });

  it('requests each resource of the tab once, and nothing for other tabs', async () => {
    const { stub } = await renderScreen(HREF, { answers: answers() });
    await screen.findByRole('link', { name: '鹿柴' });
    expect(stub.paths().sort()).toEqual([
      '/artist/album',
      '/artist/detail',
      '/artist/detail/dynamic',
      '/artist/top/song',
    ]);
  });

  it('plays the top songs from any tab', async () => {
    const { player, user } = await renderScreen(`${HREF}&tab=desc`, { answers: answers() });
    await user.click(screen.getAllByRole('button', { name: '播放全部' })[0]!);
    await waitFor(() => expect(player.snapshot.get().queue.map(({ id }) => id)).toEqual([1, 2, 3]));
    expect(player.snapshot.get().source).toEqual({ kind: 'artist', id: '8' });
  });

  it.each(['/artists-detail', '/artists-detail?id=9'])('reports a missing artist at %s', async (href) => {
    await renderScreen(href, {
      answers: answers({ '/artist/detail': { code: 404, message: '歌手不存在' } }),
    });
    expect(await screen.findByText(/没有找到这位歌手/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '去听听别的' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  });

  it('keeps the albums if the songs fail, which can be retried', async () => {
    let down = true;
    const { user } = await renderScreen(HREF, {
      answers: answers({
        '/artist/top/song': () =>
          down
            ? new Response('', { status: 500 })
            : Response.json({ code: 200, songs: songs(3), more: false }),
      }),
    });
    expect(await screen.findByRole('link', { name: '鹿柴' })).toBeInTheDocument();
    const hot = within(screen.getByRole('region', { name: '热门歌曲' }));
    const retry = await hot.findByRole('button', { name: '重试' });
    down = false;
    await user.click(retry);
    expect(await screen.findByRole('grid', { name: '王维 的热门歌曲' })).toBeInTheDocument();
  });
});

describe('artist tabs', () => {
  const tabs = () => within(screen.getByRole('navigation', { name: '王维' }));

  it('change the URL, with exactly one current tab', async () => {
    const { router, user } = await renderScreen(HREF, { answers: answers() });
    const current = () =>
      tabs()
        .getAllByRole('link')
        .filter((link) => link.getAttribute('aria-current'))
        .map((link) => link.textContent);
    expect(current()).toEqual(['热门作品']);
    await user.click(tabs().getByRole('link', { name: 'MV' }));
    expect(await screen.findByRole('heading', { level: 3, name: '相思' })).toBeInTheDocument();
    expect(router.state.location.search).toMatchObject({ id: '8', tab: 'mv' });
    expect(current()).toEqual(['MV']);
    await user.click(tabs().getByRole('link', { name: '热门作品' }));
    expect(await screen.findByRole('grid', { name: '王维 的热门歌曲' })).toBeInTheDocument();
    expect(current()).toEqual(['热门作品']);
  });

  it('fall back to the first tab for unknown values', async () => {
    await renderScreen(`${HREF}&tab=x`, { answers: answers() });
    expect(await screen.findByRole('grid', { name: '王维 的热门歌曲' })).toBeInTheDocument();
  });

  it('show the chapters of the description in 介绍', async () => {
    await renderScreen(`${HREF}&tab=desc`, { answers: answers() });
    expect(await screen.findByText('盛唐诗人')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: '生平' })).toBeInTheDocument();
    expect(screen.getByText('开元年间中进士')).toBeInTheDocument();
  });

  it.each([
    ['mv', '/artist/mv', { code: 200, mvs: [], time: 0, hasMore: true }, '还没有这位歌手的 MV。'],
    ['desc', '/artist/desc', { code: 200, briefDesc: '', introduction: [] }, '还没有人写过这位歌手的故事。'],
    ['similar', '/simi/artist', { code: 200, artists: [] }, '还没有找到相似的歌手。'],
  ])('%s has an empty state with a link to the songs', async (tab, path, answer, message) => {
    const { user } = await renderScreen(`${HREF}&tab=${tab}`, {
      login: true,
      answers: answers({ [path]: answer }),
    });
    expect(await screen.findByText(message)).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: '听听热门歌曲' }));
    expect(await screen.findByRole('grid', { name: '王维 的热门歌曲' })).toBeInTheDocument();
  });

  it('show similar artists (相似歌手) to signed-in users', async () => {
    await renderScreen(`${HREF}&tab=similar`, { login: true, answers: answers() });
    const link = await screen.findByRole('link', { name: '孟浩然' });
    expect(link.getAttribute('href')).toBe('/artists-detail?id=9');
  });

  it('show guests an invitation instead of similar artists, without a request', async () => {
    const { stub } = await renderScreen(`${HREF}&tab=similar`, { answers: answers() });
    expect(await screen.findByText(/登录可以体验更多功能哦！/)).toBeInTheDocument();
    expect(stub.paths()).not.toContain('/simi/artist');
  });
});

describe('following an artist (关注)', () => {
  it('redirects a guest to /login and back', async () => {
    const { router, user } = await renderScreen(HREF, { answers: answers() });
    await user.click(screen.getByRole('button', { name: '关注' }));
    expect(router.state.location).toMatchObject({ pathname: '/login', search: { redirect: HREF } });
  });

  it('updates optimistically, with rollback when the service refuses', async () => {
    let settle: (response: Response) => void = () => undefined;
    const { user } = await renderScreen(HREF, {
      login: true,
      answers: answers({ '/artist/sub': () => new Promise<Response>((resolve) => (settle = resolve)) }),
    });
    await screen.findByRole('link', { name: '鹿柴' });
    await user.click(screen.getByRole('button', { name: '关注' }));
    const pressed = screen.getByRole('button', { name: '已关注' });
    expect(pressed.getAttribute('aria-pressed')).toBe('true');
    settle(Response.json({ code: 400, message: '不行' }));
    expect((await screen.findByRole('button', { name: '关注' })).getAttribute('aria-pressed')).toBe('false');
  });
});

describe('sharing an artist (分享)', () => {
  /** Opens the share dialog, writes a text and posts the artist. */
  async function post(answer: StubAnswer) {
    const bench = await renderScreen(HREF, { login: true, answers: answers({ '/share/resource': answer }) });
    await bench.user.click(screen.getByRole('button', { name: '分享' }));
    const dialog = within(await screen.findByRole('dialog', { name: '分享' }));
    await bench.user.click(dialog.getByRole('button', { name: '发到我的动态' }));
    const textbox = await dialog.findByRole<HTMLTextAreaElement>('textbox', { name: '想说的话（可以不写）' });
    await bench.user.type(textbox, '空山新雨后');
    await bench.user.click(await dialog.findByRole('button', { name: '发到我的动态' }));
    return { ...bench, words: textbox };
  }

  it("posts the artist with the user's text", async () => {
    const { stub } = await post({ code: 200, event: { id: 9 }, id: 9 });
    expect(await screen.findByText('已发到我的动态')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '分享' })).toBeNull());
    const sent = stub.requests.find(({ url }) => url.pathname.endsWith('/share/resource'));
    expect(await sent?.form()).toEqual({ type: 'artist', id: '8', msg: '空山新雨后' });
  });

  it('reports an error and keeps the text if the service refuses the post', async () => {
    const { words } = await post({ code: 400, message: '参数错误' });
    expect(await screen.findByText('没能发到我的动态')).toBeInTheDocument();
    expect(words.value).toBe('空山新雨后');
  });
});
