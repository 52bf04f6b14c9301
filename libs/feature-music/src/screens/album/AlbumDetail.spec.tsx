import {
  album,
  albumAnswer,
  albumCounts,
  artistAlbums,
  capabilitiesAnswer,
  comments,
  song,
  songs,
} from '@qingyin/test-harness';
import type { LibraryAlbumDetails } from '@qingyin/contract';
import type { StubAnswer } from '@qingyin/http-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.ts';

const answers = (rest: Record<string, StubAnswer> = {}): Record<string, StubAnswer> => ({
  '/album': albumAnswer(7, '鹿柴'),
  '/album/detail/dynamic': albumCounts(),
  '/comment/new': comments('返景入深林'),
  '/artist/album': artistAlbums([album(7, '鹿柴'), album(9, '竹里馆')]),
  '/x/capabilities': capabilitiesAnswer(),
  '/likelist': { code: 200, ids: [], checkPoint: 0 },
  ...rest,
});
const twoDiscs = albumAnswer(7, '鹿柴', [
  song(1, { cd: '01' }),
  song(2, { cd: '01' }),
  song(3, { cd: '02' }),
  song(4, { cd: '02' }),
]);

/** Details of an album whose files say nothing. */
const plainLibrary: LibraryAlbumDetails = {
  ...{ kind: 'album', year: 0, originalYear: 0, addTime: 1, discs: [], credits: [], works: [], editions: [] },
  ...{ catalogueNumber: '', barcode: '', country: '' },
};

beforeEach(() => {
  // jsdom has no layout; the list needs a window height.
  vi.stubGlobal('innerHeight', 800);
});

describe('album page', () => {
  it("shows head, songs, comments and the artist's other albums with their year", async () => {
    await renderScreen('/album/7', { answers: answers() });
    expect(screen.getByRole('heading', { level: 1, name: '鹿柴' })).toBeInTheDocument();
    for (const name of ['播放全部', '收藏', '分享', '评论'])
      expect(screen.getAllByRole('button', { name }).length).toBeGreaterThan(0);
    expect(screen.getByText('辋川唱片')).toBeInTheDocument();
    expect(screen.getByText('空山不见人')).toBeInTheDocument();
    expect(screen.getByRole('grid', { name: '鹿柴' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: '第 1 张碟' })).toBeNull();
    expect(await screen.findByText('返景入深林')).toBeInTheDocument();
    const others = within(await screen.findByRole('region', { name: '王维 的其他专辑' }));
    expect((await others.findByRole('link', { name: '竹里馆' })).getAttribute('href')).toBe('/album/9');
    expect(others.getByText('2024')).toBeInTheDocument();
    expect(others.queryByRole('link', { name: '鹿柴' })).toBeNull();
  });

  it('shows the year alone of an album whose tags have no more, and a name for one without a title', async () => {
    const library = { ...plainLibrary, year: 2003 };
    const untitled = albumAnswer(7, '', songs(2), { publishTime: Date.UTC(2003, 0), library });
    await renderScreen('/album/7', { answers: answers({ '/album': untitled }) });
    expect(screen.getByRole('heading', { level: 1, name: '未知专辑' })).toBeInTheDocument();
    expect(screen.getByText('2003 年发行')).toBeInTheDocument();
    expect(screen.queryByText(/2003年1月1日|2002年12月31日/)).toBeNull();
  });

  it('names people, release and other editions of an album whose tags have them', async () => {
    const artists = [{ id: 5, name: '贝多芬', detail: '' }];
    const players = [{ id: 6, name: '马友友', detail: '大提琴' }];
    const edition = {
      ...{ id: 11, name: '鹿柴（豪华版）', picUrl: 'http://p.test/1.jpg', artist: { id: 1, name: '王维' } },
      ...{ kind: 'album' as const, year: 1984, releaseYear: 2013, size: 1, duration: 1, addTime: 1 },
    };
    const library: LibraryAlbumDetails = {
      ...plainLibrary,
      kind: 'live',
      country: 'XW',
      catalogueNumber: 'RD-1',
      credits: [
        { role: 'composer', artists },
        { role: 'performer', artists: players },
      ],
      editions: [edition],
    };
    await renderScreen('/album/7', {
      answers: answers({ '/album': albumAnswer(7, '鹿柴', songs(2), { library }) }),
    });
    const facts = within(await screen.findByRole('region', { name: '制作与发行' }));
    expect(
      facts.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
    ).toEqual([
      ['作曲', '贝多芬'],
      ['演出', '马友友（大提琴）'],
      ['专辑类型', '现场'],
      ['发行地区', '全球'],
      ['唱片编号', 'RD-1'],
    ]);
    expect(facts.getByRole('link', { name: '贝多芬' }).getAttribute('href')).toBe('/artists-detail?id=5');
    const others = within(screen.getByRole('region', { name: '其他版本' }));
    expect(others.getByRole('link', { name: '鹿柴（豪华版）' }).getAttribute('href')).toBe('/album/11');
    expect(others.getByText('2013')).toBeInTheDocument();
  });

  it('groups movements below their work, and a row starts the whole album there', async () => {
    const works = [
      {
        ...{ name: '第五交响曲', composers: [{ id: 5, name: '贝多芬' }] },
        movements: [
          { id: 2, name: '快板', no: 1 },
          { id: 3, name: '', no: 2 },
        ],
      },
    ];
    const { player, user } = await renderScreen('/album/7', {
      answers: answers({
        '/album': albumAnswer(7, '鹿柴', songs(4), { library: { ...plainLibrary, works } }),
      }),
    });
    const movements = within(await screen.findByRole('grid', { name: '鹿柴，第五交响曲' }));
    expect(screen.getByRole('heading', { level: 3, name: '第五交响曲' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '贝多芬' })).toBeInTheDocument();
    expect(movements.getByText('快板')).toBeInTheDocument();
    expect(movements.getByText('歌曲3')).toBeInTheDocument();
    const second = movements.getByRole('row', { name: /^歌曲3 / });
    expect(second.querySelector('[data-number]')?.getAttribute('data-number')).toBe('3');
    expect(movements.queryByRole('button', { name: '显示方式' })).toBeNull();
    await user.dblClick(second);
    expect(player.snapshot.get()).toMatchObject({ index: 2, track: { id: 3, name: '歌曲3' } });
    expect(player.snapshot.get().queue.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  });

  it('requests each resource once', async () => {
    const { stub } = await renderScreen('/album/7', { answers: answers() });
    await screen.findByText('返景入深林');
    await screen.findByRole('link', { name: '竹里馆' });
    const expected = ['/album', '/album/detail/dynamic', '/artist/album', '/comment/new', '/x/capabilities'];
    expect(stub.paths().sort()).toEqual(expected);
  });

  it('plays the whole album', async () => {
    const { player, user } = await renderScreen('/album/7', { answers: answers() });
    await user.click(screen.getAllByRole('button', { name: '播放全部' })[0]!);
    expect(player.snapshot.get()).toMatchObject({ index: 0, source: { kind: 'album', id: '7' } });
    expect(player.snapshot.get().queue.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it('adds the album to the end of the queue', async () => {
    const { player, user } = await renderScreen('/album/7', { answers: answers({ '/album': twoDiscs }) });
    await user.click(screen.getByRole('button', { name: '加入队列' }));
    await waitFor(() => expect(player.snapshot.get().queue.map(({ id }) => id)).toEqual([1, 2, 3, 4]));
  });

  it('shows a list for each disc, and a row starts the whole album there', async () => {
    const { player, user } = await renderScreen('/album/7', { answers: answers({ '/album': twoDiscs }) });
    expect(screen.getByRole('heading', { level: 2, name: '第 2 张碟' })).toBeInTheDocument();
    const second = within(screen.getByRole('grid', { name: '鹿柴，第 2 张碟' }));
    await user.dblClick(second.getByRole('row', { name: /^歌曲4 / }));
    expect(player.snapshot.get()).toMatchObject({ index: 3, track: { id: 4 } });
    expect(player.snapshot.get().queue.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  });

  it('plays another album from its card', async () => {
    const { player, user } = await renderScreen('/album/7', {
      answers: answers({
        '/album': (url: URL) =>
          url.searchParams.get('id') === '9'
            ? albumAnswer(9, '竹里馆', songs(2, 20))
            : albumAnswer(7, '鹿柴'),
      }),
    });
    await user.click(await screen.findByRole('button', { name: '播放 竹里馆' }));
    await waitFor(() => expect(player.snapshot.get().source).toEqual({ kind: 'album', id: '9' }));
    expect(player.snapshot.get().queue.map(({ id }) => id)).toEqual([20, 21]);
  });

  it('reports an album that does not exist, without 重试', async () => {
    await renderScreen('/album/9', {
      answers: answers({ '/album': { code: 404, message: '专辑不存在' } }),
    });
    expect(await screen.findByText(/没有找到这张专辑/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  });

  it('offers a guest the login for an album that may be withheld, and back to the same address', async () => {
    const gone = answers({ '/album': { code: 404, message: '专辑不存在' } });
    const shown = await renderScreen('/album/9?song=4', { answers: gone });
    const link = await screen.findByRole('link', { name: '登录' });
    expect(link.getAttribute('href')).toContain(encodeURIComponent('/album/9?song=4'));
    shown.unmount();
    await renderScreen('/album/9', { login: true, answers: gone });
    expect(await screen.findByText(/如果是别人分享给你的/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '登录' })).toBeNull();
  });

  it('says that the song of a link cannot be heard, and only then', async () => {
    const shown = await renderScreen('/album/7?song=404', { answers: answers() });
    expect(await screen.findByText(/链接里的那首歌，没有登录的人听不到/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '登录' })).toBeInTheDocument();
    shown.unmount();
    const other = await renderScreen('/album/7?song=404', { login: true, answers: answers() });
    expect(await screen.findByText(/链接里的那首歌你现在听不到/)).toBeInTheDocument();
    other.unmount();
    await renderScreen('/album/7?song=1', { answers: answers() });
    expect(screen.getByRole('grid', { name: '鹿柴' })).toBeInTheDocument();
    expect(screen.queryByText(/链接里的那首歌/)).toBeNull();
  });

  it('shows an empty album without playback', async () => {
    await renderScreen('/album/7', { answers: answers({ '/album': albumAnswer(7, '鹿柴', []) }) });
    expect(screen.getByText('这张专辑还没有歌。')).toBeInTheDocument();
    expect(screen.getAllByRole<HTMLButtonElement>('button', { name: '播放全部' })[0]?.disabled).toBe(true);
  });

  it('keeps the album if counts, comments and other albums fail', async () => {
    const down = () => new Response('', { status: 500 });
    await renderScreen('/album/7', {
      answers: answers({ '/album/detail/dynamic': down, '/comment/new': down, '/artist/album': down }),
    });
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
    expect(screen.getByRole('grid', { name: '鹿柴' })).toBeInTheDocument();
  });
});

describe('collecting an album (收藏)', () => {
  it('redirects a guest to /login and back', async () => {
    const { router, user } = await renderScreen('/album/7', { answers: answers() });
    await user.click(screen.getByRole('button', { name: '收藏' }));
    expect(router.state.location).toMatchObject({ pathname: '/login', search: { redirect: '/album/7' } });
  });

  it('updates state and count optimistically, with rollback when the service refuses', async () => {
    let settle: (response: Response) => void = () => undefined;
    const { user } = await renderScreen('/album/7', {
      login: true,
      answers: answers({ '/album/sub': () => new Promise<Response>((resolve) => (settle = resolve)) }),
    });
    const button = screen.getByRole('button', { name: '收藏' });
    expect(await screen.findByText('收藏 2')).toBeInTheDocument();
    await user.click(button);
    expect(button.getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText('收藏 3')).toBeInTheDocument();
    settle(Response.json({ code: 400, message: '不行' }));
    await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('false'));
    expect(screen.getByText('收藏 2')).toBeInTheDocument();
  });

  it('can be reverted', async () => {
    const { user, stub } = await renderScreen('/album/7', {
      login: true,
      answers: answers({ '/album/detail/dynamic': albumCounts(true), '/album/sub': { code: 200 } }),
    });
    const button = screen.getByRole('button', { name: '收藏' });
    await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'));
    await user.click(button);
    expect(button.getAttribute('aria-pressed')).toBe('false');
    const sent = stub.requests.find(({ url }) => url.pathname.endsWith('/album/sub'));
    expect(await sent?.form()).toEqual({ id: '7', t: '2' });
  });
});
