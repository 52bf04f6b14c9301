import { someTracks, renderConnected } from '@qingyin/test-harness';
import { type Track } from '@qingyin/contract';
import { type StubAnswer } from '@qingyin/http-client/testing';
import { playlistEntries, playlistQuery, type PlaylistWithTracks } from '@qingyin/data-music';
import { actionBar } from '@qingyin/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type SongRemoval, useRemoveFromPlaylist } from './use-remove-from-playlist.ts';

const changed = { status: 200, body: { code: 200 } };
const tracks = someTracks(5);
const some = (...ids: number[]): Track[] => tracks.filter(({ id }) => ids.includes(id));

const without = (held: PlaylistWithTracks, gone: number): PlaylistWithTracks => ({
  ...held,
  playlist: { ...held.playlist, trackIds: held.playlist.trackIds.filter(({ id }) => id !== gone) },
});

async function setUp(answers: Record<string, StubAnswer>, specialType = 0) {
  let removal: SongRemoval | undefined;
  function Bench() {
    removal = useRemoveFromPlaylist({ id: 7, name: '夜', specialType });
    return null;
  }
  const bench = await renderConnected(<Bench />, { answers });
  const entries = tracks.map(({ id }) => ({ id, v: 0, t: 0, at: 0, uid: 0, alg: null, rcmdReason: '' }));
  bench.queryClient.setQueryData(playlistQuery('7').queryKey, {
    playlist: { id: 7, trackCount: 5, trackIds: entries },
    tracks,
  } as unknown as PlaylistWithTracks);
  const shown = () => playlistEntries(bench.queryClient, '7')?.map(({ id }) => id);
  /** removes each group by itself, one right after the other */
  const remove = (...groups: number[][]) =>
    act(async () => groups.forEach((ids) => removal?.remove(some(...ids))));
  const undo = async () => {
    const bar = await screen.findByRole('region', { name: '撤销' });
    await bench.user.click(within(bar).getByRole('button', { name: '撤销' }));
  };
  const retry = async () => {
    await bench.user.click(within(await screen.findByRole('alert')).getByRole('button', { name: '重试' }));
  };
  return { ...bench, shown, remove, undo, retry };
}

// The action bar outlives the component.
afterEach(() => act(() => actionBar.hide()));

describe('songs removed from a playlist', () => {
  it('disappear optimistically and return to their places on undo', async () => {
    let answer = (_body: object) => {};
    const { shown, remove, undo, stub } = await setUp({
      '/playlist/tracks': (_url: URL, request: Request) =>
        request
          .clone()
          .formData()
          .then((form) =>
            form.get('op') === 'del'
              ? new Promise<Response>((resolve) => (answer = (body) => resolve(Response.json(body))))
              : Response.json(changed),
          ),
      '/song/order/update': { code: 200 },
    });
    await remove([4, 2]);
    expect(shown()).toEqual([1, 3, 5]);
    expect(screen.queryByRole('region', { name: '撤销' })).toBeNull();
    answer(changed);
    expect(await screen.findByText('已从歌单「夜」中删除 2 首歌')).toBeInTheDocument();
    await undo();
    expect(shown()).toEqual([1, 2, 3, 4, 5]);
    await waitFor(() => expect(stub.paths()).toHaveLength(3));
    expect(await stub.requests[0]?.form()).toEqual({ op: 'del', pid: '7', tracks: '2,4' });
    expect(await stub.requests[1]?.form()).toEqual({ op: 'add', pid: '7', tracks: '2,4' });
    expect(await stub.requests[2]?.form()).toEqual({ pid: '7', ids: '[1,2,3,4,5]' });
  });

  it('return after a failure and disappear on retry', async () => {
    let down = true;
    const { shown, remove, retry, stub } = await setUp({
      '/playlist/tracks': () => (down ? { code: 401, message: '不行' } : changed),
    });
    await remove([1, 5]);
    expect(await screen.findByText('没能从歌单中删除')).toBeInTheDocument();
    expect(shown()).toEqual([1, 2, 3, 4, 5]);
    expect(screen.queryByRole('region', { name: '撤销' })).toBeNull();
    down = false;
    await retry();
    expect(await screen.findByText('已从歌单「夜」中删除 2 首歌')).toBeInTheDocument();
    expect(shown()).toEqual([2, 3, 4]);
    expect(await stub.requests.at(-1)?.form()).toEqual({ op: 'del', pid: '7', tracks: '1,5' });
  });

  it('are not removed twice if a failed request had succeeded on the server', async () => {
    const { remove, retry, shown, stub, queryClient } = await setUp({ '/playlist/tracks': { code: 500 } });
    await remove([1]);
    await screen.findByText('没能从歌单中删除');
    queryClient.setQueryData(playlistQuery('7').queryKey, (held) => held && without(held, 1));
    await retry();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(shown()).toEqual([2, 3, 4, 5]);
    expect(stub.paths()).toHaveLength(1);
  });

  it('return after a failure without affecting other removals', async () => {
    const { shown, remove } = await setUp({
      '/playlist/tracks': async (_url: URL, request: Request) => {
        const form = await request.formData();
        return form.get('tracks') === '2' ? { code: 500 } : changed;
      },
    });
    await remove([2], [4]);
    await screen.findByText('已从歌单「夜」中删除 1 首歌');
    expect(shown()).toEqual([1, 2, 3, 5]);
  });

  it('trigger a refetch and a retry if they could not be restored', async () => {
    let down = true;
    const { remove, undo, retry, shown, stub, queryClient } = await setUp({
      '/playlist/tracks': changed,
      '/song/order/update': () => (down ? { code: 500 } : { code: 200 }),
    });
    await remove([3]);
    await undo();
    expect(await screen.findByText('没能撤销')).toBeInTheDocument();
    expect(queryClient.getQueryState(playlistQuery('7').queryKey)?.isInvalidated).toBe(true);
    // The service's current list lacks the song.
    queryClient.setQueryData(playlistQuery('7').queryKey, (held) => held && without(held, 3));
    down = false;
    await retry();
    await waitFor(() => expect(stub.paths()).toHaveLength(5));
    expect(shown()).toEqual([1, 2, 3, 4, 5]);
    expect(await stub.requests[4]?.form()).toEqual({ pid: '7', ids: '[1,2,3,4,5]' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('lose their hearts if the playlist is the liked songs', async () => {
    const { remove, queryClient } = await setUp({ '/playlist/tracks': changed }, 5);
    const hearts = ['library', 'liked-ids', '10'];
    queryClient.setQueryData(hearts, [1, 2, 3, 4, 5]);
    await remove([3]);
    await screen.findByText('已取消喜欢 1 首歌');
    expect(queryClient.getQueryState(hearts)?.isInvalidated).toBe(true);
  });
});
