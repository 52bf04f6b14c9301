import { person, song, songs } from '@qingyin/test-harness';
import type { StubAnswer } from '@qingyin/http-client/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.ts';

const found = (result: object) => ({ code: 200, result });
const hot = { code: 200, data: [{ searchWord: '春江', score: 9, content: '花月夜', iconType: 1 }] };
const nothingMeant = found({ orders: [] });

const answers = (search: StubAnswer, rest: Record<string, StubAnswer> = {}) => ({
  '/cloudsearch': search,
  '/search/multimatch': nothingMeant,
  '/search/hot/detail': hot,
  '/likelist': { code: 200, ids: [], checkPoint: 0 },
  ...rest,
});
const marks = (within: Element) => [...within.querySelectorAll('mark')].map(({ textContent }) => textContent);
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

beforeEach(() => {
  // jsdom has no layout; the list needs a window height.
  vi.stubGlobal('innerHeight', 800);
});

describe('song results', () => {
  const page = found({ songs: songs(30), songCount: 61, hasMore: true });

  it('show their number, highlight the query, and play all', async () => {
    const { player, user } = await renderScreen('/search-detail/song?keywords=歌曲', {
      answers: answers(page),
    });
    expect(screen.getByRole('heading', { level: 1, name: '“歌曲”的搜索结果' })).toBeInTheDocument();
    expect(await heading('找到 61 首歌曲')).toBeInTheDocument();
    const grid = screen.getByRole('grid', { name: '搜索结果' });
    const row = await within(grid).findByRole('row', { name: /^歌曲1 / });
    await waitFor(() => expect(marks(row)).toEqual(['歌曲']));
    await user.click(screen.getByRole('button', { name: '播放全部' }));
    expect(player.snapshot.get()).toMatchObject({
      track: { id: 1 },
      source: { kind: 'search', id: '歌曲' },
    });
    expect(player.snapshot.get().queue).toHaveLength(30);
  });

  it('have as many pages as the total requires, in the URL', async () => {
    const { router, stub, user } = await renderScreen('/search-detail/song?keywords=歌曲', {
      answers: answers(page),
    });
    await heading('找到 61 首歌曲');
    const pages = screen.getByRole('navigation', { name: '分页' });
    expect(within(pages).queryByRole('link', { name: '第 4 页' })).toBeNull();
    await user.click(within(pages).getByRole('link', { name: '第 3 页' }));
    expect(router.state.location.search).toEqual({ keywords: '歌曲', page: '3' });
    await waitFor(() =>
      expect(stub.requests.map(({ url }) => url.searchParams.get('offset'))).toContain('60'),
    );
  });

  it('link back to the first page from one beyond the last', async () => {
    const { router, user } = await renderScreen('/search-detail/song?keywords=歌曲&page=9', {
      answers: answers(found({})),
    });
    await user.click(await screen.findByRole('link', { name: '回到第一页' }));
    expect(router.state.location.search).toEqual({ keywords: '歌曲' });
  });
});

describe('kinds of search results', () => {
  it('are links that keep the query, and songs are the fallback for unknown kinds', async () => {
    await renderScreen('/search-detail/nonsense?keywords=月&page=2', { answers: answers(found({})) });
    const tabs = within(screen.getByRole('navigation', { name: '搜索类型' }));
    expect(tabs.getByRole('link', { name: '单曲' }).getAttribute('aria-current')).toBe('page');
    expect(tabs.getAllByRole('link').map((link) => decodeURI(link.getAttribute('href') ?? ''))).toEqual(
      ['all', 'song', 'artist', 'album', 'video', 'playlist', 'lyric', 'user'].map(
        (type) => `/search-detail/${type}?keywords=月`,
      ),
    );
  });

  it.each([
    [
      'artist',
      { artists: [{ id: 1, name: '月儿', picUrl: null, img1v1Url: '', albumSize: 2 }] },
      '月儿',
      '位歌手',
    ],
    [
      'album',
      { albums: [{ id: 1, name: '月夜', picUrl: '', artists: [{ id: 1, name: '棉棉' }] }] },
      '月夜',
      '张专辑',
    ],
    [
      'playlist',
      { playlists: [{ id: 1, name: '望月', coverImgUrl: '', trackCount: 3, playCount: 1 }] },
      '望月',
      '个歌单',
    ],
    ['user', { userprofiles: [person(1, '月下人')] }, '月下人', '位用户'],
    [
      'video',
      { mvs: [{ id: 1, name: '水中月', cover: '', playCount: 1, artistName: '' }] },
      '水中月',
      '个视频',
    ],
  ])('%s: shows the results with their number and highlights', async (type, result, name, unit) => {
    await renderScreen(`/search-detail/${type}?keywords=月`, { answers: answers(found(result)) });
    expect(await heading(`找到 1 ${unit}`)).toBeInTheDocument();
    const title = screen.getByRole('heading', { level: 3, name });
    expect(marks(title)).toEqual(['月']);
  });

  it('users: link to their profiles', async () => {
    const result = { userprofiles: [person(1, '月下人')] };
    await renderScreen('/search-detail/user?keywords=月', { answers: answers(found(result)) });
    await heading('找到 1 位用户');
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: '月下人' }).pathname).toBe('/homepage/1');
  });

  it('lyrics: show matching lines below the song, which can be played', async () => {
    const lyrics = ['床前<b>明月</b>光', '<img src=x>'];
    const result = { songs: [{ ...song(7), lyrics }], songCount: 1 };
    const { player, user } = await renderScreen('/search-detail/lyric?keywords=明月', {
      answers: answers(found(result)),
    });
    expect(await heading('在 1 首歌的歌词里找到')).toBeInTheDocument();
    const list = screen.getByRole('list', { name: '搜索结果' });
    expect(marks(list)).toEqual(['明月']);
    expect(within(list).getByText('<img src=x>')).toBeInTheDocument();
    await user.click(within(list).getByRole('button', { name: '播放 歌曲7' }));
    expect(player.snapshot.get().track?.id).toBe(7);
  });
});

describe('best matches', () => {
  const meant = found({
    artist: [{ id: 4, name: '月儿', picUrl: null, img1v1Url: '', albumSize: 2 }],
    playlist: [{ id: 9, name: '月光曲', coverImgUrl: '', trackCount: 3, playCount: 1 }],
    orders: ['artist', 'playlist'],
  });

  it('are above the results, with a link and a play button for a playlist', async () => {
    await renderScreen('/search-detail/song?keywords=月', {
      answers: answers(found({ songs: songs(1), songCount: 1 }), { '/search/multimatch': meant }),
    });
    const best = within(await screen.findByRole('region', { name: '最佳匹配' }));
    expect(best.getAllByRole('listitem')).toHaveLength(2);
    expect(best.getByRole('link', { name: '月光曲' }).getAttribute('href')).toBe('/playList/9');
    expect(best.getByRole('button', { name: '播放 月光曲' })).toBeInTheDocument();
  });

  it('leave out the kind that is listed below', async () => {
    await renderScreen('/search-detail/playlist?keywords=月', {
      answers: answers(found({}), { '/search/multimatch': meant }),
    });
    const best = within(await screen.findByRole('region', { name: '最佳匹配' }));
    expect(best.queryByText(/^歌单/)).toBeNull();
    expect(best.getByText(/^歌手/).textContent).toBe('歌手 · 2 张专辑');
  });

  it('fail without affecting the results', async () => {
    await renderScreen('/search-detail/song?keywords=月', {
      answers: answers(found({ songs: songs(1), songCount: 1 }), {
        '/search/multimatch': new Response('', { status: 500 }),
      }),
    });
    expect(await heading('找到 1 首歌曲')).toBeInTheDocument();
    expect(await screen.findByRole('alert')).toBeInTheDocument();
  });
});

describe('a suggested query', () => {
  const reminder = (query: string) => ({
    searchQcReminder: {
      qcReminders: [
        { qcReminderPart: '你是不是要找：', highLight: false },
        { qcReminderPart: query, highLight: true },
      ],
      qcReminderChannel: '',
    },
  });
  /** Answers the right query with a song, and the wrong one with these results. */
  const wrong = (result: object) =>
    answers((url: URL) =>
      url.searchParams.get('keywords') === '歌曲'
        ? found({ songs: songs(1), songCount: 1 })
        : found({ ...result, ...reminder('歌曲') }),
    );
  /** The announced line that contains a text. */
  const line = async (text: RegExp) => {
    const selector = '[role="status"], [role="status"] *';
    const found = await screen.findByText(text, { selector });
    return within(found.closest<HTMLElement>('[role="status"]') ?? found);
  };

  it('is above few results, announced, and a link to its results', async () => {
    const { router, user } = await renderScreen('/search-detail/song?keywords=歌区', {
      answers: wrong({ songs: songs(1, 5), songCount: 1 }),
    });
    const suggestion = await line(/你是不是要找/);
    expect(await heading('找到 1 首歌曲')).toBeInTheDocument();
    await user.click(suggestion.getByRole('link', { name: '歌曲' }));
    expect(router.state.location.search).toEqual({ keywords: '歌曲' });
    await waitFor(() => expect(screen.queryByText(/你是不是要找/)).toBeNull());
  });

  it('is put into a status element that is on the page before, which a further search keeps', async () => {
    let send = (_results: object) => {};
    const sent = new Promise<object>((resolve) => (send = resolve));
    const { router } = await renderScreen('/search-detail/song?keywords=歌区', {
      answers: answers(async () => Response.json(await sent)),
    });
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    send(found({ songs: songs(1, 5), songCount: 1, ...reminder('歌曲') }));
    await waitFor(() => expect(status).toHaveTextContent('你是不是要找：歌曲'));
    await act(() => router.navigate({ to: '.', search: { keywords: '歌渠' } }));
    await heading('找到 1 首歌曲');
    expect(screen.getByRole('status')).toBe(status);
  });

  it('shows its results in place of none, with a way back', async () => {
    const { router, user } = await renderScreen('/search-detail/song?keywords=歌区', { answers: wrong({}) });
    const shown = await line(/显示“歌曲”的结果。/);
    const grid = await screen.findByRole('grid', { name: '搜索结果' });
    const row = await within(grid).findByRole('row', { name: /^歌曲1 / });
    await waitFor(() => expect(marks(row)).toEqual(['歌曲']));
    await user.click(shown.getByRole('link', { name: '仍然搜索“歌区”' }));
    expect(router.state.location.search).toEqual({ keywords: '歌区', exact: 'yes' });
    expect(await screen.findByText('没有找到和“歌区”相关的歌曲。')).toBeInTheDocument();
    expect((await line(/你是不是要找/)).getByRole('link', { name: '歌曲' })).toBeInTheDocument();
  });

  it('is not on further pages', async () => {
    await renderScreen('/search-detail/song?keywords=歌区&page=2', { answers: wrong({}) });
    expect(await screen.findByText('没有这么多页。')).toBeInTheDocument();
    expect(screen.queryByText(/你是不是要找|显示“/)).toBeNull();
  });
});

describe('search without results', () => {
  it('links to another kind and to popular searches', async () => {
    const { router, user } = await renderScreen('/search-detail/album?keywords=无此物', {
      answers: answers(found({})),
    });
    expect(await screen.findByText('没有找到和“无此物”相关的专辑。')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: '在单曲里找找' }));
    expect(router.state.location.pathname).toBe('/search-detail/song');
    expect(await screen.findByText('没有找到和“无此物”相关的歌曲。')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '在歌词里找找' })).toBeInTheDocument();
    const link = await screen.findByRole('link', { name: /春江/ });
    expect(decodeURI(link.getAttribute('href') ?? '')).toBe('/search-detail/all?keywords=春江');
  });

  it('shows popular searches for an empty query, without searching', async () => {
    const { stub } = await renderScreen('/search-detail/song?keywords=%20', { answers: answers(found({})) });
    expect(screen.getByText(/想听什么/)).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: /春江/ })).toBeInTheDocument();
    expect(stub.paths()).toEqual(['/search/hot/detail']);
  });

  it('can be retried after an error', async () => {
    let down = true;
    const { user } = await renderScreen('/search-detail/song?keywords=月', {
      answers: answers(() =>
        down ? new Response('', { status: 500 }) : found({ songs: songs(1), songCount: 1 }),
      ),
    });
    const retry = within(await screen.findByRole('alert')).getByRole('button', { name: '重试' });
    down = false;
    await user.click(retry);
    expect(await heading('找到 1 首歌曲')).toBeInTheDocument();
  });
});
