import { playlistAnswer, song, tracksAnswer, USER_ID } from '@qingyin/test-harness';
import { actionBar } from '@qingyin/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { likedPlaylist, userPlaylistsAnswer, ownPlaylist } from '../../testing/playlist-fixtures.ts';
import { renderScreen } from '../../testing/render-screen.ts';

beforeEach(() => {
  // jsdom has no layout; the virtual list needs a viewport height.
  vi.stubGlobal('innerHeight', 800);
});
afterEach(() => act(() => actionBar.hide()));

const answers = (count = 3) => ({
  '/user/playlist': userPlaylistsAnswer(likedPlaylist(7), ownPlaylist(8, '夜')),
  '/playlist/detail': playlistAnswer(7, count, count, {
    name: '我喜欢的音乐',
    userId: Number(USER_ID),
    specialType: 5,
  }),
  '/playlist/track/all': tracksAnswer(count),
  '/likelist': { code: 200, ids: [1, 2, 3], checkPoint: 0 },
  '/playlist/tracks': { status: 200, body: { code: 200 } },
  '/playlist/update/playcount': { code: 200 },
});
const open = (more: object = {}) =>
  renderScreen('/my-love-music', { login: true, answers: { ...answers(), ...more } });
const heart = (...ids: number[]) => ({
  '/playmode/intelligence/list': {
    code: 200,
    data: ids.map((id) => ({ id, recommended: id > 3, alg: '', songInfo: song(id) })),
  },
});
const rows = () =>
  screen.getAllByRole('row', { name: /^歌曲/ }).map((row) => row.getAttribute('aria-label')?.slice(0, 3));

describe('liked songs', () => {
  it('invites a guest to log in and return', async () => {
    const { stub } = await renderScreen('/my-love-music', { answers: answers() });
    expect(screen.getByRole('heading', { level: 1, name: '我喜欢的音乐' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '登录' }).getAttribute('href')).toContain('my-love-music');
    expect(stub.paths()).not.toContain('/user/playlist');
  });

  it('shows the liked songs playlist and plays it', async () => {
    const { player, user } = await open();
    expect(screen.getByRole('heading', { level: 1, name: '我喜欢的音乐' })).toBeInTheDocument();
    expect(rows()).toEqual(['歌曲1', '歌曲2', '歌曲3']);
    await user.click(screen.getAllByRole('button', { name: '播放全部' })[0]!);
    expect(player.snapshot.get()).toMatchObject({ source: { kind: 'playlist', id: '7' } });
  });

  it('exports the list as a file', async () => {
    const { user } = await open();
    const button = () => screen.findByRole<HTMLButtonElement>('button', { name: '导出' });
    await waitFor(async () => expect((await button()).disabled).toBe(false));
    await user.click(await button());
    expect(await screen.findByRole('menuitem', { name: /M3U8/ })).toBeInTheDocument();
  });

  it('links to discovery while nothing is liked', async () => {
    await open({ '/playlist/detail': playlistAnswer(7, 0, 0, { specialType: 5 }) });
    expect(screen.getByText(/还没有喜欢的歌/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '去发现音乐' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '心动模式' })).toBeNull();
  });

  it('shows the empty state when the service has not created the playlist yet', async () => {
    await open({ '/user/playlist': userPlaylistsAnswer(ownPlaylist(8, '夜')) });
    expect(screen.getByText(/还没有喜欢的歌/)).toBeInTheDocument();
  });

  it('retries after a failed request', async () => {
    let down = true;
    const { user } = await open({
      '/user/playlist': () =>
        down ? new Response('', { status: 500 }) : Response.json(userPlaylistsAnswer(likedPlaylist(7))),
    });
    const retry = within(screen.getByRole('alert')).getByRole('button', { name: '重试' });
    down = false;
    await user.click(retry);
    expect(await screen.findByRole('grid')).toBeInTheDocument();
  });

  it('removes a song by its like button and restores it in its place on undo', async () => {
    const { user, stub } = await open({ '/song/order/update': { code: 200 } });
    // The owner's actions are loaded lazily.
    await waitFor(() => expect(screen.getByRole('grid').getAttribute('aria-keyshortcuts')).not.toBeNull());
    const row = screen.getByRole('row', { name: /^歌曲2/ });
    await user.click(await within(row).findByRole('button', { name: '喜欢', pressed: true }));
    await waitFor(() => expect(rows()).toEqual(['歌曲1', '歌曲3']));
    const bar = within(await screen.findByRole('region', { name: '撤销' }));
    expect(bar.getByText('已取消喜欢 1 首歌')).toBeInTheDocument();
    expect(stub.paths()).not.toContain('/like');
    await user.click(bar.getByRole('button', { name: '撤销' }));
    await waitFor(() => expect(rows()).toEqual(['歌曲1', '歌曲2', '歌曲3']));
  });
});

describe('heart mode', () => {
  it('plays the songs in the order of the service, starting from a song of the list', async () => {
    const { user, player, stub } = await open(heart(2, 3, 9, 1));
    await user.click(screen.getByRole('button', { name: '心动模式' }));
    await waitFor(() => expect(player.snapshot.get().queue).toHaveLength(4));
    expect(player.snapshot.get()).toMatchObject({
      source: { kind: 'heart', id: '7' },
      mode: 'sequence',
      track: { id: 2 },
    });
    const asked = stub.requests.find(({ url }) => url.pathname.endsWith('/intelligence/list'))?.url;
    expect(asked?.searchParams.get('pid')).toBe('7');
    expect(['1', '2', '3']).toContain(asked?.searchParams.get('sid'));
  });

  it('starts from the current track', async () => {
    const { user, player, stub } = await open(heart(3));
    await user.dblClick(screen.getByRole('row', { name: /^歌曲3/ }));
    await waitFor(() => expect(player.snapshot.get().track?.id).toBe(3));
    await user.click(screen.getByRole('button', { name: '心动模式' }));
    await waitFor(() => expect(player.snapshot.get().source?.kind).toBe('heart'));
    const asked = stub.requests.find(({ url }) => url.pathname.endsWith('/intelligence/list'))?.url;
    expect(asked?.searchParams.get('sid')).toBe('3');
  });

  it('reports a failed request and leaves the queue unchanged', async () => {
    const { user, player } = await open({ '/playmode/intelligence/list': { code: 500 } });
    await user.click(screen.getByRole('button', { name: '心动模式' }));
    expect(await screen.findByText('没有取到歌曲，请再试一次')).toBeInTheDocument();
    expect(player.snapshot.get().queue).toEqual([]);
  });
});
