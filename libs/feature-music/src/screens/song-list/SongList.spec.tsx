import { person } from '@qingyin/test-harness';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.ts';

const list = (id: number, name: string, rest: object = {}) => ({
  id,
  name,
  coverImgUrl: `/media/img/${id}.jpg`,
  playCount: 1000,
  creator: person(1, '青音编辑部'),
  ...rest,
});
const word = (name: string, category: number) => ({ id: 1, name, category, hot: true });

/** 61 playlists in each category except 摇滚, named by the request. */
const square = ({ searchParams }: URL) => {
  const [cat, order, offset] = ['cat', 'order', 'offset'].map((key) => searchParams.get(key) ?? '');
  const empty = cat === '摇滚' || Number(offset) > 60;
  return {
    code: 200,
    playlists: empty ? [] : [list(10, `${cat} ${order} 从${offset}`)],
    total: cat === '摇滚' ? 0 : 61,
    more: false,
    cat,
  };
};
const premium = ({ searchParams }: URL) => ({
  code: 200,
  playlists:
    searchParams.get('cat') === '摇滚'
      ? []
      : [list(8, '睡前听的唐诗', { copywriter: '关灯，躺好', tag: '' })],
  total: 1,
  more: false,
  lasttime: 0,
});
const answers = {
  '/top/playlist': square,
  '/top/playlist/highquality': premium,
  '/playlist/hot': { code: 200, tags: [word('古风', 1), word('安静', 3)] },
  '/playlist/catlist': {
    code: 200,
    all: word('全部歌单', 0),
    sub: [word('华语', 0), word('古风', 1), word('摇滚', 1)],
    categories: { '0': '语种', '1': '风格' },
  },
};
const PATH = '/find-music/song-list';
const decoded = (link: HTMLElement) => decodeURI(link.getAttribute('href') ?? '');

describe('playlists by category', () => {
  it('show the premium playlist, popular categories and playlists, with one request each', async () => {
    const { stub } = await renderScreen(PATH, { answers });
    expect(await screen.findByRole('link', { name: '全部 hot 从0' })).toBeInTheDocument();
    expect(screen.getByText('青音编辑部')).toBeInTheDocument();
    const hot = within(screen.getByRole('group', { name: '热门' }));
    expect(hot.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['全部', '古风', '安静']);
    const featured = screen.getByRole('link', { name: /睡前听的唐诗.*关灯，躺好/ });
    expect(decoded(featured)).toBe('/find-music/quality-play-list/全部');
    expect(stub.paths().sort()).toEqual(['/playlist/hot', '/top/playlist', '/top/playlist/highquality']);
  });

  it('follow category, order and page in the URL', async () => {
    await renderScreen(`${PATH}?cat=古风&order=new&page=3`, { answers });
    expect(await screen.findByRole('link', { name: '古风 new 从60' })).toBeInTheDocument();
    const current = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
    expect(current.map(({ textContent }) => textContent)).toEqual(['最新', '古风', '3']);
    expect(decoded(screen.getByRole('link', { name: /睡前听的唐诗/ }))).toMatch(/\/古风$/);
  });

  it('have pages that keep category and order; another category starts at its first page', async () => {
    const { router, user } = await renderScreen(`${PATH}?cat=古风&order=new`, { answers });
    await user.click(await screen.findByRole('link', { name: '下一页' }));
    expect(await screen.findByRole('link', { name: '古风 new 从30' })).toBeInTheDocument();
    expect(router.state.location.search).toEqual({ cat: '古风', order: 'new', page: '2' });
    await user.click(screen.getByRole('link', { name: '安静' }));
    expect(await screen.findByRole('link', { name: '安静 new 从0' })).toBeInTheDocument();
    expect(router.state.location.search).toEqual({ cat: '安静', order: 'new' });
  });

  it('can be filtered in a panel with all categories, which closes after the choice', async () => {
    const { router, user } = await renderScreen(PATH, { answers });
    await user.click(screen.getByRole('button', { name: '选择分类：全部歌单' }));
    const panel = within(await screen.findByRole('dialog', { name: '选择分类' }));
    expect(panel.getByRole('link', { name: '全部歌单' }).hasAttribute('aria-current')).toBe(true);
    const styles = within(await panel.findByRole('group', { name: '风格' }));
    expect(styles.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['古风', '摇滚']);
    await user.click(panel.getByRole('link', { name: '华语' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.search).toEqual({ cat: '华语' });
    const button = await screen.findByRole('button', { name: '选择分类：华语' });
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('have an empty state in a category without playlists and without a premium one', async () => {
    await renderScreen(`${PATH}?cat=摇滚`, { answers });
    expect(await screen.findByText('「摇滚」里还没有歌单。')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '看看全部歌单' }).getAttribute('href')).toBe(PATH);
    const premiumLists = screen.getByRole('link', { name: /看看全部精品歌单/ });
    expect(decoded(premiumLists)).toBe('/find-music/quality-play-list/全部');
  });

  it('link back to the first page from one beyond the last', async () => {
    await renderScreen(`${PATH}?cat=古风&page=9`, { answers });
    expect(await screen.findByText('没有这么多页，歌单在前面。')).toBeInTheDocument();
    expect(decoded(screen.getByRole('link', { name: '回到第一页' }))).toBe(`${PATH}?cat=古风`);
  });

  it('keep the other parts after an error, and can be retried', async () => {
    let down = true;
    const { user } = await renderScreen(PATH, {
      answers: {
        ...answers,
        '/top/playlist': (url: URL) =>
          down ? new Response('', { status: 500 }) : Response.json(square(url)),
      },
    });
    const alert = await screen.findByRole('alert');
    expect(screen.getByRole('link', { name: '古风' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /睡前听的唐诗/ })).toBeInTheDocument();
    down = false;
    await user.click(within(alert).getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('link', { name: '全部 hot 从0' })).toBeInTheDocument();
  });

  it('keep a link to all playlists if the popular categories fail', async () => {
    await renderScreen(`${PATH}?cat=古风`, {
      answers: { ...answers, '/playlist/hot': new Response('', { status: 500 }) },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('分类没有取到。');
    const hot = within(screen.getByRole('group', { name: '热门' }));
    expect(hot.getByRole('link', { name: '全部' }).getAttribute('href')).toBe(PATH);
    expect(await screen.findByRole('link', { name: '古风 hot 从0' })).toBeInTheDocument();
  });
});
