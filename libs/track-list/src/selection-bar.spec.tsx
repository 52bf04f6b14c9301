import { renderConnected, someTracks } from '@qingyin/test-harness';
import { type Track } from '@qingyin/contract';
import { likedIdsQuery } from '@qingyin/data-library';
import { type StubAnswer } from '@qingyin/http-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import SelectionBar from './SelectionBar.tsx';
import { type SongRemoval } from './use-remove-from-playlist.ts';

const done = { code: 200, songs: [], playlistId: 5 };
const added = { status: 200, body: { code: 200 } };
const tracks = someTracks(4, (index) => (index === 1 ? { unplayable: 'vip' } : {}));

interface Setup {
  answers?: Record<string, StubAnswer>;
  userId?: null;
  liked?: number[];
  of?: () => Promise<Track[]>;
  removal?: SongRemoval;
  list?: Track[];
}

async function show({
  answers = {},
  liked = [],
  removal,
  list = tracks,
  of = () => Promise.resolve(tracks),
  ...rest
}: Setup = {}) {
  const clear = vi.fn();
  const chosen = {
    count: 4,
    tracks: of,
    clear,
    rows: () => [],
    all: vi.fn(),
    every: (test: (track: Track) => boolean) => list.every(test),
  };
  const bar = <SelectionBar chosen={chosen} liked={new Set(liked)} removal={removal} />;
  const bench = await renderConnected(bar, { answers, ...rest });
  bench.queryClient.setQueryData(likedIdsQuery('10').queryKey, liked);
  const changes = () => bench.stub.requests.filter(({ url }) => !url.pathname.includes('/x/'));
  const press = (name: string) => bench.user.click(screen.getByRole('button', { name }));
  return {
    ...bench,
    clear,
    changes,
    press,
    likes: () => bench.queryClient.getQueryData(likedIdsQuery('10').queryKey),
  };
}

describe('selection bar', () => {
  it('plays playable songs and clears the selection', async () => {
    const { player, press, clear } = await show();
    // Forced colours draw a box around elements in a status.
    expect(screen.getByText('已选 4 首')).toHaveAttribute('role', 'status');
    await press('播放');
    await waitFor(() => expect(clear).toHaveBeenCalledTimes(1));
    expect(player.snapshot.get().queue.map(({ id }) => id)).toEqual([1, 3, 4]);
  });

  it('waits for songs that load, keeps the selection on failure, and fetches again on retry', async () => {
    let lose = () => {};
    const of = vi
      .fn<() => Promise<Track[]>>()
      .mockImplementationOnce(() => new Promise((_resolve, reject) => (lose = reject)))
      .mockResolvedValue(tracks);
    const { player, press, clear } = await show({ of });
    await press('添加到播放队列');
    expect(screen.getByRole('toolbar').getAttribute('aria-busy')).toBe('true');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '播放' }).disabled).toBe(true);
    lose();
    await waitFor(() => expect(screen.getByRole('toolbar').hasAttribute('aria-busy')).toBe(false));
    expect(await screen.findByText('没有取到歌曲，请再试一次')).toBeInTheDocument();
    expect(clear).not.toHaveBeenCalled();
    expect(player.snapshot.get().queue).toHaveLength(0);
    await press('重试');
    await waitFor(() => expect(player.snapshot.get().queue.map(({ id }) => id)).toEqual([1, 3, 4]));
    expect(clear).toHaveBeenCalledTimes(1);
  });

  it('likes the songs that are not liked yet and unlikes exactly these on undo', async () => {
    const { press, user, changes, likes, clear } = await show({
      liked: [3],
      answers: { '/like': done, '/playlist/tracks': added },
    });
    await press('喜欢');
    const bar = await screen.findByRole('region', { name: '撤销' });
    expect(within(bar).getByText('已喜欢 3 首歌')).toBeInTheDocument();
    expect(clear).toHaveBeenCalledTimes(1);
    expect(likes()).toEqual([1, 2, 4, 3]);
    await user.click(within(bar).getByRole('button', { name: '撤销' }));
    await waitFor(() => expect(likes()).toEqual([3]));
    await waitFor(() => expect(changes()).toHaveLength(4));
    expect(await changes()[3]?.form()).toEqual({ op: 'del', pid: '5', tracks: '1,2' });
  });

  it('reports the number of failed likes, retries these, and undoes all of them together', async () => {
    let down = true;
    const { press, likes, changes } = await show({
      answers: {
        '/like': done,
        '/playlist/tracks': () => (down ? { code: 500 } : added),
        '/likelist': { code: 200, ids: [4] },
      },
    });
    await press('喜欢');
    expect(await screen.findByText('有 3 首没能添加到喜欢')).toBeInTheDocument();
    await waitFor(() => expect(likes()).toEqual([4]));
    down = false;
    const sent = changes().length;
    await press('重试');
    expect(await screen.findByText('已喜欢 4 首歌')).toBeInTheDocument();
    expect(likes()).toEqual([1, 2, 3, 4]);
    expect(await changes()[sent]?.form()).toEqual({ id: '3', like: 'true' });
    expect(await changes()[sent + 1]?.form()).toEqual({ op: 'add', pid: '5', tracks: '1,2' });
    await press('撤销');
    await waitFor(() => expect(likes()).toEqual([]));
  });

  it('offers a retry when undoing likes fails', async () => {
    let down = false;
    const { press, likes } = await show({
      answers: {
        '/like': () => (down ? { code: 500 } : done),
        '/playlist/tracks': added,
        '/likelist': { code: 200, ids: [1, 2, 3, 4] },
      },
    });
    await press('喜欢');
    await screen.findByText('已喜欢 4 首歌');
    down = true;
    await press('撤销');
    expect(await screen.findByText('有 4 首没能取消喜欢')).toBeInTheDocument();
    await waitFor(() => expect(likes()).toHaveLength(4));
    down = false;
    await press('重试');
    await waitFor(() => expect(likes()).toEqual([]));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leads a guest who likes songs to the login', async () => {
    const { press, router, changes } = await show({ userId: null });
    await press('喜欢');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(changes()).toEqual([]);
  });

  it('unlikes the songs if all are liked, with undo', async () => {
    const { press, user, likes, clear } = await show({
      liked: [9, 4, 3, 2, 1],
      answers: { '/like': done, '/playlist/tracks': added },
    });
    await press('取消喜欢');
    const bar = await screen.findByRole('region', { name: '撤销' });
    expect(within(bar).getByText('已取消喜欢 4 首歌')).toBeInTheDocument();
    expect(clear).toHaveBeenCalledTimes(1);
    expect(likes()).toEqual([9]);
    await user.click(within(bar).getByRole('button', { name: '撤销' }));
    await waitFor(() => expect(likes()).toEqual([1, 2, 3, 4, 9]));
  });

  it('removes the songs from their list if possible', async () => {
    const removal = { label: '从歌单中删除', remove: vi.fn() };
    const { press, clear } = await show({ removal });
    await press('从歌单中删除');
    await waitFor(() => expect(clear).toHaveBeenCalledTimes(1));
    expect(removal.remove).toHaveBeenCalledExactlyOnceWith(tracks);
  });

  it('adds all songs to one of the user’s own playlists', async () => {
    const own = { id: 8, name: '夜', coverImgUrl: '', userId: 10, trackCount: 4, specialType: 0 };
    const { press, user, changes, clear } = await show({
      answers: {
        '/user/playlist': { code: 200, more: false, playlist: [own] },
        '/x/capabilities': { code: 200, data: { features: ['playlists-holding'] } },
        '/x/playlists/holding': { code: 200, data: [] },
        '/playlist/tracks': added,
      },
    });
    await press('添加到歌单…');
    await user.click(await screen.findByRole('menuitem', { name: /^夜 ?4 首$/ }));
    expect(await screen.findByText('已把 4 首歌添加到歌单「夜」')).toBeInTheDocument();
    expect(clear).toHaveBeenCalledTimes(1);
    const put = changes().find(({ url }) => url.pathname.endsWith('/playlist/tracks'));
    expect(await put?.form()).toEqual({ op: 'add', pid: '8', tracks: '1,2,3,4' });
  });

  it('gives all songs the same stars', async () => {
    const { user, stub, clear } = await show({
      answers: {
        '/x/capabilities': { code: 200, data: { features: ['song-ratings'] } },
        '/x/songs/ratings': { code: 200, count: 0, more: false, data: [] },
        '/x/songs/rate': { code: 200, stars: 4 },
      },
    });
    await user.click(await screen.findByRole('button', { name: '更多' }));
    await user.click(await screen.findByRole('menuitem', { name: '评分…' }));
    await user.click(await screen.findByRole('radio', { name: /^4/ }));
    await waitFor(() => expect(clear).toHaveBeenCalledTimes(1));
    const sent = stub.requests.filter(({ url }) => url.pathname.endsWith('/x/songs/rate'));
    expect(await Promise.all(sent.map((request) => request.form()))).toEqual(
      tracks.map(({ id }) => ({ id: String(id), stars: '4' })),
    );
  });

  it('offers administrators to correct songs of music libraries', async () => {
    const own = someTracks(2).map((track, at) => ({ ...track, id: 1_000_000_001 + at }));
    const { user } = await show({
      list: own,
      answers: {
        '/x/capabilities': { code: 200, data: { features: ['account', 'tag-corrections'] } },
        '/x/role': { code: 200, data: { role: 'admin' } },
      },
    });
    await user.click(await screen.findByRole('button', { name: '更多' }));
    expect(await screen.findByRole('menuitem', { name: '更正歌曲信息…' })).toBeInTheDocument();
  });
});
