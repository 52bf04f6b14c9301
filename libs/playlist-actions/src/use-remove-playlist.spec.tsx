import { renderConnected } from '@qingyin/test-harness';
import type { Playlist } from '@qingyin/contract';
import { userPlaylistsQuery } from '@qingyin/data-library';
import type { StubAnswer } from '@qingyin/http-client/testing';
import { actionBar } from '@qingyin/ui';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useRemovePlaylist } from './use-remove-playlist.ts';

afterEach(() => act(() => actionBar.hide()));

const lists = [1, 2, 3].map((id) => ({ id, name: `单${id}`, userId: 10 }) as Playlist);

async function setUp(answers: Record<string, StubAnswer> = { '/playlist/delete': { code: 200 } }) {
  let leave: ReturnType<typeof useRemovePlaylist> | undefined;
  function Bench() {
    leave = useRemovePlaylist();
    return null;
  }
  const bench = await renderConnected(<Bench />, { answers });
  bench.queryClient.setQueryData(userPlaylistsQuery('10').queryKey, lists);
  const shown = () => bench.queryClient.getQueryData(userPlaylistsQuery('10').queryKey)?.map(({ id }) => id);
  const drop = (id: number) => act(async () => leave?.deleteList(lists[id - 1]!));
  const uncollect = (id: number) => act(async () => leave?.uncollect(lists[id - 1]!));
  const press = (name: string) => bench.user.click(screen.getByRole('button', { name }));
  return { ...bench, shown, drop, uncollect, press };
}

it('sends the deletion when the undo bar closes, one playlist after the other', async () => {
  const { drop, shown, stub } = await setUp();
  await drop(1);
  expect(stub.requests).toHaveLength(0);
  // The next action bar replaces the first one.
  await drop(3);
  await waitFor(() => expect(stub.requests).toHaveLength(1));
  expect(await stub.requests[0]?.form()).toEqual({ id: '1' });
  expect(shown()).toEqual([2]);
  act(() => actionBar.accept());
  await waitFor(() => expect(shown()).toEqual([2, 3]));
  expect(stub.requests).toHaveLength(1);
});

it('does not delete after the session has changed', async () => {
  const { drop, stub } = await setUp();
  await drop(2);
  await screen.findByText('已删除歌单「单2」');
  act(() => {
    localStorage.clear();
    // Simulates a logout in another tab.
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  });
  await act(async () => actionBar.hide());
  expect(stub.requests).toHaveLength(0);
});

it('restores a playlist whose deletion failed, and starts over on retry', async () => {
  let down = true;
  const { drop, shown, press, stub } = await setUp({
    '/playlist/delete': () => (down ? { code: 500 } : { code: 200 }),
  });
  await drop(2);
  act(() => actionBar.hide());
  expect(await screen.findByText('没能删除歌单「单2」')).toBeInTheDocument();
  expect(shown()).toEqual([1, 2, 3]);
  down = false;
  await press('重试');
  expect(await screen.findByText('已删除歌单「单2」')).toBeInTheDocument();
  expect(shown()).toEqual([1, 3]);
  expect(stub.requests).toHaveLength(1);
  act(() => actionBar.hide());
  await waitFor(() => expect(stub.requests).toHaveLength(2));
  expect(shown()).toEqual([1, 3]);
});

it('restores a playlist whose unsubscribing failed; on retry it disappears and undo restores its place', async () => {
  let down = true;
  const { uncollect, shown, press, stub } = await setUp({
    '/playlist/subscribe': () => (down ? { code: 500 } : { code: 200 }),
    '/playlist/order/update': () => (down ? { code: 500 } : { code: 200 }),
    '/user/playlist': { code: 200, more: false, playlist: lists },
  });
  await uncollect(2);
  expect(await screen.findByText('没能取消收藏歌单「单2」')).toBeInTheDocument();
  expect(shown()).toEqual([1, 2, 3]);
  down = false;
  await press('重试');
  expect(await screen.findByText('已取消收藏歌单「单2」')).toBeInTheDocument();
  down = true;
  await press('撤销');
  expect(await screen.findByText('没能撤销')).toBeInTheDocument();
  down = false;
  await press('重试');
  await waitFor(() => expect(stub.paths().at(-1)).toBe('/playlist/order/update'));
  expect(screen.queryByRole('alert')).toBeNull();
  const sent = stub.requests.filter(({ url }) => url.pathname.endsWith('/playlist/subscribe'));
  expect(await Promise.all(sent.map(async (call) => (await call.form())['t']))).toEqual(['2', '2', '1', '1']);
  await waitFor(() => expect(shown()).toEqual([1, 2, 3]));
});
