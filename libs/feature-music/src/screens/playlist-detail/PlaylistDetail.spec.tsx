import { OFFICIAL_CHART, type PlaylistDetail } from '@qingyin/contract';
import {
  capabilitiesAnswer,
  comments,
  playlistAnswer,
  recommended,
  tracksAnswer,
  USER_ID,
} from '@qingyin/test-harness';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.ts';

const answers = (count = 3, delivered = count) => ({
  '/playlist/detail': playlistAnswer(7, count, delivered),
  '/playlist/track/all': tracksAnswer(count),
  '/comment/new': comments('写得真好'),
  '/playlist/detail/rcmd/get': { code: 200, data: [recommended(8, '山居秋暝')] },
  '/playlist/update/playcount': { code: 200 },
  '/x/capabilities': capabilitiesAnswer(),
  '/likelist': { code: 200, ids: [2], checkPoint: 0 },
});
const queue = (player: { snapshot: { get(): { queue: readonly { id: number }[] } } }) =>
  player.snapshot.get().queue.map(({ id }) => id);

beforeEach(() => {
  // jsdom has no layout; the list needs a window height.
  vi.stubGlobal('innerHeight', 800);
});

describe('playlist page', () => {
  it('shows head, songs, collectors and comments, with the exact names of its actions', async () => {
    await renderScreen('/playList/7', { answers: answers() });
    expect(screen.getByRole('heading', { level: 1, name: '静夜思' })).toBeInTheDocument();
    for (const name of ['播放全部', '收藏', '分享', '评论'])
      expect(screen.getAllByRole('button', { name }).length).toBeGreaterThan(0);
    expect(screen.getByRole('grid', { name: '静夜思' })).toBeInTheDocument();
    expect(await screen.findByText('听松')).toBeInTheDocument();
    const tag = screen.getByRole('link', { name: '古风' });
    expect(decodeURI(tag.getAttribute('href') ?? '')).toBe('/find-music/song-list?cat=古风');
    expect(await screen.findByText('写得真好')).toBeInTheDocument();
  });

  it.each<[PlaylistDetail['specialType'], boolean]>([
    [OFFICIAL_CHART, true],
    [0, false],
  ])('keeps the places of a chart beside the covers (special type %i)', async (specialType, ranked) => {
    const detail = playlistAnswer(7, 3, 3, { specialType });
    await renderScreen('/playList/7', { answers: { ...answers(), '/playlist/detail': detail } });
    const grid = await screen.findByRole('grid', { name: '静夜思' });
    expect(grid.closest('[data-ranked]') !== null).toBe(ranked);
  });

  it('requests each resource once', async () => {
    const { stub } = await renderScreen('/playList/7', { answers: answers() });
    await screen.findByText('写得真好');
    await screen.findByText('山居秋暝');
    expect(stub.paths().sort()).toEqual([
      '/comment/new',
      '/playlist/detail',
      '/playlist/detail/rcmd/get',
      '/x/capabilities',
    ]);
  });

  it('plays the whole playlist', async () => {
    const { player, stub, user } = await renderScreen('/playList/7', { answers: answers() });
    await user.click(screen.getAllByRole('button', { name: '播放全部' })[0]!);
    expect(queue(player)).toEqual([1, 2, 3]);
    expect(player.snapshot.get()).toMatchObject({ index: 0, source: { kind: 'playlist', id: '7' } });
    expect(stub.paths()).toContain('/playlist/update/playcount');
  });

  it('plays all 1,200 songs in order, of which 10 came with the playlist', async () => {
    const { player, user, stub } = await renderScreen('/playList/7', { answers: answers(1200, 10) });
    await user.click(screen.getAllByRole('button', { name: '播放全部' })[0]!);
    expect(player.snapshot.get().track?.id).toBe(1);
    await waitFor(() => expect(queue(player)).toHaveLength(1200));
    expect(queue(player)).toEqual(Array.from({ length: 1200 }, (_, place) => place + 1));
    const slices = stub.requests.filter(({ url }) => url.pathname.endsWith('/track/all'));
    expect(slices.map(({ url }) => url.searchParams.get('offset'))).toEqual(['0', '500', '1000']);
  });

  it('selects all 1,200 songs with Ctrl-A, of which 10 came with the playlist, and acts on all of them', async () => {
    const { player, user } = await renderScreen('/playList/7', { answers: answers(1200, 10) });
    await user.click(screen.getByRole('row', { name: /^歌曲1 / }));
    await user.keyboard('{Control>}a{/Control}');
    expect(await screen.findByText('已选 1,200 首')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '添加到播放队列' }));
    await waitFor(() => expect(queue(player)).toHaveLength(1200));
    expect(queue(player)).toEqual(Array.from({ length: 1200 }, (_, place) => place + 1));
    expect(screen.queryByRole('toolbar', { name: '已选歌曲' })).toBeNull();
  });

  it('adds all 1,200 songs to the end of the queue', async () => {
    const { player, user } = await renderScreen('/playList/7', { answers: answers(1200, 10) });
    await user.click(screen.getByRole('button', { name: '加入队列' }));
    await waitFor(() => expect(queue(player)).toHaveLength(1200));
    expect(await screen.findByText('已添加到播放队列')).toBeInTheDocument();
  });

  it('shows similar playlists, but not for a private one', async () => {
    const shown = await renderScreen('/playList/7', { answers: answers() });
    const similar = within(await screen.findByRole('region', { name: '相似歌单' }));
    const link = await similar.findByRole('link', { name: '山居秋暝' });
    expect(link.getAttribute('href')).toBe('/playList/8');
    shown.unmount();
    const secret = playlistAnswer(7, 3, 3, { privacy: 10 });
    const { stub } = await renderScreen('/playList/7', {
      answers: { ...answers(), '/playlist/detail': secret },
    });
    await screen.findByText('写得真好');
    expect(stub.paths()).not.toContain('/playlist/detail/rcmd/get');
  });

  it('reports a playlist that does not exist, and keeps the session', async () => {
    const { session } = await renderScreen('/playList/9', {
      login: true,
      answers: { ...answers(), '/playlist/detail': { code: 404, message: '歌单不存在' } },
    });
    expect(await screen.findByText(/没有找到这个歌单/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
    expect(session.isLoggedIn()).toBe(true);
  });

  it('can be retried after an error', async () => {
    let down = true;
    const { user } = await renderScreen('/playList/7', {
      answers: {
        ...answers(),
        '/playlist/detail': () =>
          down ? new Response('', { status: 500 }) : Response.json(playlistAnswer(7, 3)),
      },
    });
    const retry = within(screen.getByRole('alert')).getByRole('button', { name: '重试' });
    down = false;
    await user.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: '静夜思' })).toBeInTheDocument();
  });

  it('keeps the playlist if the comments fail', async () => {
    await renderScreen('/playList/7', {
      answers: { ...answers(), '/comment/new': new Response('', { status: 500 }) },
    });
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByRole('grid', { name: '静夜思' })).toBeInTheDocument();
  });

  it('shows an empty state without comments', async () => {
    await renderScreen('/playList/7', { answers: { ...answers(), '/comment/new': comments() } });
    expect(await screen.findByText(/还没有人说话/)).toBeInTheDocument();
  });

  it('shows an empty playlist without playback', async () => {
    await renderScreen('/playList/7', { answers: answers(0) });
    expect(screen.getByText('这个歌单还没有歌。')).toBeInTheDocument();
    expect(screen.getAllByRole<HTMLButtonElement>('button', { name: '播放全部' })[0]?.disabled).toBe(true);
  });
});

describe('collecting a playlist (收藏)', () => {
  it('redirects a guest to /login and back', async () => {
    const { router, user } = await renderScreen('/playList/7', { answers: answers() });
    await user.click(screen.getByRole('button', { name: '收藏' }));
    expect(router.state.location).toMatchObject({ pathname: '/login', search: { redirect: '/playList/7' } });
  });

  it('updates optimistically, with rollback when the service refuses', async () => {
    let settle: (response: Response) => void = () => undefined;
    const { user } = await renderScreen('/playList/7', {
      login: true,
      answers: {
        ...answers(),
        '/playlist/subscribe': () => new Promise<Response>((resolve) => (settle = resolve)),
      },
    });
    const button = screen.getByRole('button', { name: '收藏' });
    await user.click(button);
    expect(button.getAttribute('aria-pressed')).toBe('true');
    settle(Response.json({ code: 401, message: '不行' }));
    await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('false'));
  });

  it("is not offered for one's own playlist", async () => {
    const own = playlistAnswer(7, 3, 3, { userId: Number(USER_ID) });
    await renderScreen('/playList/7', { login: true, answers: { ...answers(), '/playlist/detail': own } });
    expect(screen.queryByRole('button', { name: '收藏' })).toBeNull();
  });
});
