import { album, albumAnswer, capabilitiesAnswer, song, songs } from '@qingyin/test-harness';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.ts';

const HOUR = 3_600_000;
const noon = new Date();
noon.setHours(12, 0, 0, 0);
const NOON = noon.getTime();
const answer = (list: object[]) => ({ code: 200, message: '', data: { total: list.length, list } });
const songRow = (id: number, playTime: number) => ({
  resourceId: String(id),
  playTime,
  resourceType: 'SONG',
  data: song(id),
});
const albumRow = (id: number, name: string, playTime: number) => ({
  resourceId: String(id),
  playTime,
  resourceType: 'ALBUM',
  data: album(id, name),
});
const filmRow = (id: number, playTime: number) => ({
  resourceId: String(id),
  playTime,
  resourceType: 'MV',
  data: { name: '夜泊', cover: '', artistName: '张继' },
});
const answers = {
  '/x/capabilities': capabilitiesAnswer(['record-clear']),
  '/likelist': { code: 200, ids: [], checkPoint: 0 },
  '/record/recent/song': answer([
    songRow(1, NOON),
    songRow(2, NOON - HOUR),
    songRow(3, NOON - 24 * HOUR),
    songRow(4, Date.UTC(2025, 4, 6, 6)),
  ]),
  '/record/recent/album': answer([
    albumRow(31, '山居', NOON),
    albumRow(32, '江雪', NOON - 24 * HOUR),
    albumRow(33, '出塞', Date.UTC(2025, 4, 6, 6)),
  ]),
  '/record/recent/video': answer([]),
  '/record/recent/playlist': answer([]),
  '/x/record/clear': { code: 200, until: NOON },
  '/x/record/restore': { code: 200 },
};
const show = (list: string, rest = {}, login = true) =>
  renderScreen(`/recently-played-${list}`, { login, answers: { ...answers, ...rest } });
const undo = async () =>
  within(await screen.findByRole('region', { name: '撤销' })).getByRole('button', { name: '撤销' });
const songRows = () => within(screen.getByRole('grid')).getAllByRole('row').slice(1);

describe('recently played songs', () => {
  it('lists songs newest first with play times and a line before each day', async () => {
    await show('single');
    await screen.findByRole('grid', { name: '最近播放的歌曲' });
    // Rows are rendered progressively.
    await waitFor(() => expect(document.querySelectorAll('.when')).toHaveLength(4));
    const times = songRows().map((row) => row.querySelector('.when')?.textContent);
    expect(times.slice(0, 3)).toEqual(['今天 12:00', '今天 11:00', '昨天 12:00']);
    expect(times[3]).toMatch(/^2025年5月6日/);
    expect(songRows().map((row) => row.hasAttribute('data-day'))).toEqual([false, false, true, true]);
    expect(songRows()[0]?.getAttribute('aria-label')).toContain('今天 12:00');
    expect(screen.getByRole('columnheader', { name: '播放时间' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('最近播放的歌曲');
  });

  it('shows no day lines in another sort order', async () => {
    const { user } = await show('single');
    await screen.findByRole('grid');
    await user.click(screen.getByRole('button', { name: '标题' }));
    await waitFor(() => expect(songRows().some((row) => row.hasAttribute('data-day'))).toBe(false));
  });

  it('plays all from the first song', async () => {
    const { user, player } = await show('single');
    await user.click(await screen.findByRole('button', { name: '播放全部' }));
    expect(player.snapshot.get().queue.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    expect(player.snapshot.get().source).toEqual({ kind: 'recent', id: 'song' });
  });

  it('clears the list optimistically and restores it on undo', async () => {
    const { user, stub } = await show('single');
    await user.click(await screen.findByRole('button', { name: '清空' }));
    expect(await screen.findByText('这里会列出你最近听过的歌。')).toBeInTheDocument();
    await user.click(await undo());
    await waitFor(() => expect(songRows()).toHaveLength(4));
    const calls = stub.requests.filter(({ url }) => url.pathname.includes('/x/record/'));
    const forms = await Promise.all(calls.map((call) => call.form()));
    expect(forms).toEqual([
      { type: 'song', until: String(NOON) },
      { type: 'song', until: String(NOON) },
    ]);
  });

  it('removes a song by the Delete key', async () => {
    const { user } = await show('single');
    await screen.findByRole('grid');
    songRows()[1]?.focus();
    await user.keyboard('{Delete}');
    await waitFor(() =>
      expect(songRows().map((row) => row.getAttribute('aria-label')?.slice(0, 3))).toEqual([
        '歌曲1',
        '歌曲3',
        '歌曲4',
      ]),
    );
    expect(await screen.findByText('已从最近播放中删除 1 首歌')).toBeInTheDocument();
    await user.click(await undo());
    await waitFor(() => expect(songRows()).toHaveLength(4));
  });

  it('rolls back a refused clearing and retries it', async () => {
    let down = true;
    const { user, stub } = await show('single', {
      '/x/record/clear': () => (down ? new Response('', { status: 500 }) : { code: 200 }),
    });
    await user.click(await screen.findByRole('button', { name: '清空' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('没有成功，请再试一次');
    await waitFor(() => expect(songRows()).toHaveLength(4));
    expect(screen.queryByRole('region', { name: '撤销' })).toBeNull();
    down = false;
    await user.click(within(alert).getByRole('button', { name: '重试' }));
    expect(await screen.findByText('这里会列出你最近听过的歌。')).toBeInTheDocument();
    expect(await undo()).toBeInTheDocument();
    const calls = stub.requests.filter(({ url }) => url.pathname.endsWith('/x/record/clear'));
    // The retry keeps the first limit, so that songs played meanwhile stay.
    expect(await calls[1]?.form()).toEqual({ type: 'song', until: String(NOON) });
  });

  it('retries a failed undo', async () => {
    let down = true;
    const { user, stub } = await show('single', {
      '/x/record/restore': () => (down ? new Response('', { status: 500 }) : { code: 200 }),
    });
    await user.click(await screen.findByRole('button', { name: '清空' }));
    await user.click(await undo());
    expect(await screen.findByText('没能撤销')).toBeInTheDocument();
    down = false;
    await user.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(stub.paths().filter((path) => path === '/x/record/restore')).toHaveLength(2));
    await waitFor(() => expect(songRows()).toHaveLength(4));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('has no clear button if the service lacks the capability', async () => {
    const { stub } = await show('single', { '/x/capabilities': capabilitiesAnswer([], true) });
    await screen.findByRole('grid');
    await waitFor(() => expect(stub.paths()).toContain('/x/capabilities'));
    expect(screen.queryByRole('button', { name: '清空' })).toBeNull();
  });

  it('shows an error of its own and retries', async () => {
    let down = true;
    const { user } = await show('single', {
      '/record/recent/song': () =>
        down ? new Response('', { status: 500 }) : answers['/record/recent/song'],
    });
    const retry = within(await screen.findByRole('alert')).getByRole('button', { name: '重试' });
    down = false;
    await user.click(retry);
    expect(await screen.findByRole('grid')).toBeInTheDocument();
  });

  it('invites a guest to log in and sends no request', async () => {
    const { stub } = await show('single', {}, false);
    expect(await screen.findByRole('link', { name: '登录' })).toBeInTheDocument();
    expect(stub.paths()).toEqual([]);
  });
});

describe('recently played albums, playlists and videos', () => {
  it('groups cards by day', async () => {
    await show('album');
    await screen.findByRole('heading', { name: '今天' });
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      '今天',
      '昨天',
      '2025年5月',
    ]);
    expect(screen.getAllByRole('article')[1]?.textContent).toContain('昨天 12:00');
  });

  it('removes a card and restores it on undo', async () => {
    const { user, stub } = await show('album');
    await user.click(await screen.findByRole('button', { name: '从最近播放中删除：江雪' }));
    await waitFor(() => expect(screen.queryByText('江雪')).toBeNull());
    expect(screen.queryByRole('heading', { name: '昨天' })).toBeNull();
    await user.click(await undo());
    expect(await screen.findByText('江雪')).toBeInTheDocument();
    expect(stub.paths()).toContain('/x/record/restore');
  });

  it('plays all collections one after the other and reports the ones that failed', async () => {
    const { user, player } = await show('album', {
      '/album': (url: URL) => {
        const id = Number(url.searchParams.get('id'));
        return id === 32 ? new Response('', { status: 500 }) : albumAnswer(id, '', songs(2, id * 10));
      },
    });
    await user.click(await screen.findByRole('button', { name: '播放全部' }));
    expect(await screen.findByText('有一部分歌曲没有取到。')).toBeInTheDocument();
    expect(player.snapshot.get().queue.map(({ id }) => id)).toEqual([310, 311, 330, 331]);
    expect(player.snapshot.get().source).toEqual({ kind: 'recent', id: 'album' });
  });

  it('has no play button for videos', async () => {
    await show('video', { '/record/recent/video': answer([filmRow(41, NOON)]) });
    expect(await screen.findByRole('button', { name: '清空' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '播放全部' })).toBeNull();
  });

  it('shows empty states with a next step', async () => {
    await show('video');
    expect(await screen.findByText('这里会列出你最近看过的视频。')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '去看看视频' })).toBeInTheDocument();
    await show('playlist');
    expect(await screen.findByText('这里会列出你最近听过的歌单。')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '去发现音乐' })).toBeInTheDocument();
  });
});

describe('listening report', () => {
  const report = {
    from: 0,
    to: 1,
    plays: 3,
    seconds: 600,
    songCount: 2,
    artistCount: 1,
    before: { plays: 0, seconds: 0 },
    songs: [],
    artists: [],
    albums: [],
    days: [],
  };
  const offered = {
    '/x/capabilities': capabilitiesAnswer(['listening-report']),
    '/x/listening/report': { code: 200, data: report },
  };

  it('replaces the songs and links back to them', async () => {
    const { user, router } = await show('single', offered);
    await user.click(await screen.findByRole('link', { name: '听歌报告' }));
    expect(await screen.findByText('10 分钟')).toBeInTheDocument();
    expect(router.state.location.search).toEqual({ report: 'week' });
    await user.click(screen.getByRole('button', { name: '月' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ report: 'month' }));
    await user.click(screen.getByRole('link', { name: '返回最近播放' }));
    expect(await screen.findByRole('grid')).toBeInTheDocument();
  });

  it('is not shown if the service has none', async () => {
    await renderScreen('/recently-played-single?report=year', { login: true, answers });
    expect(await screen.findByRole('grid')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '听歌报告' })).toBeNull();
  });
});
