import { attachLoginPrompt, loginRequests } from '@qingyin/auth-gate';
import { banner, capabilitiesAnswer, playlistAnswer, recommended, song } from '@qingyin/test-harness';
import { listRoutes } from '@qingyin/routing';
import { screen, waitFor, within } from '@testing-library/react';
import { get, set } from 'idb-keyval';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.ts';
import type { HomeLayout } from './block-order/block-order.ts';

const oldSong = (id: number) => ({
  ...song(id),
  artists: [{ id: 1, name: '池萤' }],
  album: { id: 2, name: '空山', picUrl: '' },
  alias: [],
  duration: 61_000,
  mvid: 0,
  disc: '1',
  popularity: 50,
});
const lists = (count: number, name: string) =>
  Array.from({ length: count }, (_, place) => recommended(100 + place, `${name}${place + 1}`));

const answers = {
  '/banner': {
    code: 200,
    banners: [banner(1000, 7, '静夜思'), banner(1004, 8, '一支MV'), banner(1, 5, '一首歌')],
  },
  '/personalized': { code: 200, result: lists(14, '歌单') },
  '/personalized/newsong': {
    code: 200,
    result: [1, 2, 3].map((id) => ({ id, name: `歌曲${id}`, picUrl: '', song: oldSong(id) })),
  },
  '/personalized/privatecontent': {
    code: 200,
    name: '独家放送',
    result: [{ id: 31, url: '', picUrl: '/b.jpg', sPicUrl: '', type: 5, copywriter: '船上', name: '放送一' }],
  },
  '/personalized/mv': {
    code: 200,
    result: [
      {
        ...{ id: 32, type: 5, name: 'MV一', copywriter: '', picUrl: '/m.jpg', duration: 1, playCount: 7 },
        ...{ artists: [{ id: 8, name: '王维' }], artistName: '王维', artistId: 8 },
      },
    ],
  },
  '/song/detail': { code: 200, songs: [song(5)], privileges: [] },
  '/playlist/detail': playlistAnswer(100, 3),
  '/likelist': { code: 200, ids: [], checkPoint: 0 },
  '/recommend/resource': { code: 200, recommend: lists(2, '我的') },
  '/recommend/songs': {
    code: 200,
    data: {
      dailySongs: Array.from({ length: 8 }, (_, place) => song(40 + place, { name: `日歌${place + 1}` })),
    },
  },
};
/** Static prefixes of all route paths. */
const paths = listRoutes().map(({ path }) => path.replace(/\$.*/, ''));
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('home page of a guest', () => {
  it('shows the blocks in the default order, with links to existing routes only', async () => {
    await renderScreen('/personal-recommendation', { answers });
    await screen.findByText('歌曲1');
    expect(headings()).toEqual(['推荐歌单', '独家放送', '最新音乐', '推荐MV', '随心听']);
    expect(await screen.findByText('放送一')).toBeInTheDocument();
    expect(await screen.findByText('MV一')).toBeInTheDocument();
    for (const { pathname } of screen.getAllByRole<HTMLAnchorElement>('link'))
      expect(
        paths.some((path) => pathname.startsWith(path)),
        pathname,
      ).toBe(true);
  });

  it('requests each resource once, and none that requires login', async () => {
    const { stub } = await renderScreen('/personal-recommendation', { answers });
    await screen.findByText('歌曲1');
    await screen.findByText('MV一');
    expect(stub.paths().sort()).toEqual([
      '/banner',
      '/personalized',
      '/personalized/mv',
      '/personalized/newsong',
      '/personalized/privatecontent',
      '/x/capabilities',
    ]);
  });

  it('loads the first banner with high priority', async () => {
    const { container } = await renderScreen('/personal-recommendation', { answers });
    const [first, second] = within(screen.getByRole('region', { name: '精彩推荐' })).getAllByRole('listitem');
    expect(first?.querySelector('img')?.getAttribute('fetchpriority')).toBe('high');
    expect(first?.querySelector('img')?.srcset).toContain('param=768y284 768w');
    expect(second?.querySelector('img')?.getAttribute('loading')).toBe('lazy');
    expect(container.querySelectorAll('[fetchpriority=high]')).toHaveLength(1);
  });

  it("opens a banner's playlist or MV, and plays a banner's song", async () => {
    const { player, user } = await renderScreen('/personal-recommendation', { answers });
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: /静夜思$/ }).pathname).toBe('/playList/7');
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: /一支MV$/ }).pathname).toBe('/mv-detail/8');
    await user.click(screen.getByRole('button', { name: /一首歌$/ }));
    await waitFor(() => expect(player.snapshot.get().track?.id).toBe(5));
  });

  it('asks a guest to log in for the daily songs, with the reason', async () => {
    const detach = attachLoginPrompt();
    const { user } = await renderScreen('/personal-recommendation', { answers });
    const entries = within(screen.getByRole('group', { name: '发现' }));
    await user.click(entries.getByRole('button', { name: '每日推荐' }));
    expect(loginRequests.get()?.intent.kind).toBe('daily-songs');
    detach();
  });

  it('plays new songs, starting at the pressed one', async () => {
    const { player, user } = await renderScreen('/personal-recommendation', { answers });
    await user.click(await screen.findByRole('button', { name: '播放 歌曲2' }));
    expect(player.snapshot.get()).toMatchObject({ index: 1, source: { kind: 'new-songs' } });
    expect(player.snapshot.get().queue).toHaveLength(3);
  });

  it("plays a recommended playlist by its card's button, without leaving the page", async () => {
    const { player, router, user } = await renderScreen('/personal-recommendation', { answers });
    await user.click(screen.getByRole('button', { name: '播放 歌单1' }));
    await waitFor(() => expect(player.snapshot.get().source).toEqual({ kind: 'playlist', id: '100' }));
    expect(router.state.location.pathname).toBe('/personal-recommendation');
  });

  it('plays a station in shuffle mode', async () => {
    const { player, user } = await renderScreen('/personal-recommendation', { answers });
    await user.click(screen.getByRole('button', { name: '随机播放 歌单13' }));
    await waitFor(() => expect(player.snapshot.get()).toMatchObject({ mode: 'shuffle', status: 'playing' }));
  });

  it('keeps the page if one block fails, which can be retried', async () => {
    let down = true;
    const newSongs = answers['/personalized/newsong'];
    const { user } = await renderScreen('/personal-recommendation', {
      answers: {
        ...answers,
        '/personalized/newsong': () => (down ? new Response('', { status: 500 }) : Response.json(newSongs)),
      },
    });
    const alert = await screen.findByRole('alert');
    expect(screen.getByText('歌单1')).toBeInTheDocument();
    down = false;
    await user.click(within(alert).getByRole('button', { name: '重试' }));
    expect(await screen.findByText('歌曲1')).toBeInTheDocument();
  });
});

describe('home page of a signed-in user', () => {
  it('begins with their playlists, without an empty list of liked songs', async () => {
    const list = (id: number, name: string, trackCount: number) => ({
      ...{ id, name, trackCount, coverImgUrl: '', playCount: 0, subscribed: false },
      creator: { userId: 7, nickname: '我', avatarUrl: '' },
    });
    const playlist = [list(1, '喜欢的音乐', 0), list(2, '跑步', 3)];
    await renderScreen('/personal-recommendation', {
      answers: { ...answers, '/user/playlist': { code: 200, more: false, playlist } },
      login: true,
    });
    await screen.findByText('跑步');
    const own = within(screen.getByRole('region', { name: '我的歌单' }));
    expect(own.queryByText('喜欢的音乐')).toBeNull();
    expect(headings().indexOf('我的歌单')).toBeLessThan(headings().indexOf('推荐歌单'));
  });

  it('scrolls to the daily songs from their entry and moves the focus', async () => {
    const { user } = await renderScreen('/personal-recommendation', { answers, login: true });
    const block = screen.getByRole('region', { name: '每日推荐' }).parentElement;
    const scrolled = vi.fn();
    Object.assign(block ?? {}, { scrollIntoView: scrolled });
    const entries = within(screen.getByRole('group', { name: '发现' }));
    await user.click(entries.getByRole('button', { name: '每日推荐' }));
    expect(scrolled).toHaveBeenCalled();
    expect(document.activeElement).toBe(block);
  });

  it('shows personal recommendations and the daily songs, some at first and all on demand', async () => {
    const { user } = await renderScreen('/personal-recommendation', { answers, login: true });
    expect(screen.getByText('我的1')).toBeInTheDocument();
    await screen.findByText('日歌6');
    expect(screen.queryByText('日歌7')).toBeNull();
    await user.click(screen.getByRole('button', { name: '展开全部 8 首' }));
    expect(screen.getByText('日歌8')).toBeInTheDocument();
  });

  it('plays all daily songs', async () => {
    const { player, user } = await renderScreen('/personal-recommendation', { answers, login: true });
    await user.click(await screen.findByRole('button', { name: '播放 每日推荐' }));
    expect(player.snapshot.get().queue).toHaveLength(8);
  });
});

describe('home page without playlists and films', () => {
  const empty = { code: 200, result: [] };
  const nothing = {
    ...answers,
    '/banner': { code: 200, banners: [] },
    ...{ '/personalized': empty, '/personalized/privatecontent': empty, '/personalized/mv': empty },
  };
  const features = (...names: string[]) => ({ '/x/capabilities': capabilitiesAnswer(names) });

  it('leaves the empty blocks out, and shows albums of the music libraries', async () => {
    const album = {
      ...{ id: 1_000_000_001, name: '黑梦', picUrl: '', artist: { id: 1_000_000_002, name: '窦唯' } },
      ...{ kind: 'album', year: 1994, size: 10, duration: 1, addTime: 1 },
    };
    await renderScreen('/personal-recommendation', {
      answers: {
        ...nothing,
        ...features('music-library'),
        '/x/library/presence': { code: 200, any: true },
        '/x/library/albums': { code: 200, albums: [album], total: 1, initials: [] },
      },
    });
    const albums = within(await screen.findByRole('region', { name: '今天的专辑' }));
    expect(albums.getByText('黑梦')).toBeInTheDocument();
    await screen.findByRole('region', { name: '最近添加' });
    expect(headings()).toEqual(['今天的专辑', '最近添加', '最新音乐']);
  });

  it('leads guests who hear nothing to the login', async () => {
    await renderScreen('/personal-recommendation', {
      answers: {
        ...nothing,
        ...features('music-library'),
        '/x/library/presence': { code: 200, any: false },
        '/personalized/newsong': empty,
      },
    });
    const songs = within(await screen.findByRole('region', { name: '最新音乐' }));
    expect(await songs.findByRole('link', { name: '登录' })).toBeInTheDocument();
    expect(headings()).toEqual(['最新音乐']);
  });

  it('shows how to add music on a server without songs', async () => {
    await renderScreen('/personal-recommendation', {
      answers: { ...nothing, ...features('no-songs'), '/personalized/newsong': empty },
    });
    const playlists = within(await screen.findByRole('region', { name: '推荐歌单' }));
    expect(await playlists.findByRole('link', { name: '登录' })).toBeInTheDocument();
  });
});

describe('block order of the home page', () => {
  it('is restored from storage', async () => {
    await set('home-blocks', ['stations', 'new-songs']);
    await renderScreen('/personal-recommendation', { answers });
    await screen.findByText('歌曲1');
    expect(headings().indexOf('随心听')).toBeLessThan(headings().indexOf('最新音乐'));
  });

  it('changes by keyboard, is persisted, and keeps the focus on the button', async () => {
    const { user } = await renderScreen('/personal-recommendation', { answers });
    await user.click(screen.getByRole('button', { name: '自定义首页' }));
    const dialog = within(await screen.findByRole('dialog', { name: '自定义首页' }));
    const down = dialog.getByRole('button', { name: '下移 精彩推荐' });
    down.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(dialog.getByRole('status').textContent).toContain('第 2 个'));
    await waitFor(() => expect(document.activeElement).toBe(down));
    const names = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(names.slice(0, 3)).toEqual(['发现', '精彩推荐', '继续听']);
    const { order } = (await get<HomeLayout>('home-blocks')) ?? {};
    expect(order?.slice(0, 3)).toEqual(['entries', 'banners', 'continue']);
  });

  it('hides a block and shows it again, and persists that', async () => {
    const { user } = await renderScreen('/personal-recommendation', { answers });
    await screen.findByText('歌曲1');
    await user.click(screen.getByRole('button', { name: '自定义首页' }));
    const dialog = within(await screen.findByRole('dialog', { name: '自定义首页' }));
    const shown = dialog.getByRole('button', { name: '显示 最新音乐' });
    expect(shown).toHaveAttribute('aria-pressed', 'true');
    await user.click(shown);
    await waitFor(() => expect(screen.queryByText('歌曲1')).toBeNull());
    expect(shown).toHaveAttribute('aria-pressed', 'false');
    expect(await get('home-blocks')).toEqual({ order: null, hidden: ['new-songs'] });
    await user.click(shown);
    expect(await screen.findByText('歌曲1')).toBeInTheDocument();
    expect(shown).toBeInTheDocument();
    expect(shown).toHaveFocus();
  });

  it('has no entry for daily songs that are hidden', async () => {
    await set('home-blocks', { order: null, hidden: ['daily'] });
    await renderScreen('/personal-recommendation', { answers, login: true });
    await screen.findByText('歌曲1');
    expect(screen.queryByRole('button', { name: '每日推荐' })).toBeNull();
    expect(headings()).not.toContain('每日推荐');
  });
});
