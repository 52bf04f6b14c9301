import type { Playlist } from '@qingyin/contract';
import { userPlaylistsQuery } from '@qingyin/data-library';
import { actionBar } from '@qingyin/ui';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderConnected } from '../testing/render-connected.tsx';
import { useLeaveList } from './use-leave-list.ts';

afterEach(() => act(() => actionBar.hide()));

const lists = [1, 2, 3].map((id) => ({ id, name: `单${id}`, userId: 10 }) as Playlist);

async function setUp() {
  let leave: ReturnType<typeof useLeaveList> | undefined;
  function Bench() {
    leave = useLeaveList();
    return null;
  }
  const bench = await renderConnected(<Bench />, { answers: { '/playlist/delete': { code: 200 } } });
  bench.queryClient.setQueryData(userPlaylistsQuery('10').queryKey, lists);
  const shown = () => bench.queryClient.getQueryData(userPlaylistsQuery('10').queryKey)?.map(({ id }) => id);
  const drop = (id: number) => act(async () => leave?.deleteList(lists[id - 1]!));
  return { ...bench, shown, drop };
}

it('deletes once the offer to undo has gone, one list after the other', async () => {
  const { drop, shown, stub } = await setUp();
  await drop(1);
  expect(stub.requests).toHaveLength(0);
  // The next offer takes the place of the first.
  await drop(3);
  await waitFor(() => expect(stub.requests).toHaveLength(1));
  expect(await stub.requests[0]?.form()).toEqual({ id: '1' });
  expect(shown()).toEqual([2]);
  act(() => actionBar.take());
  await waitFor(() => expect(shown()).toEqual([2, 3]));
  expect(stub.requests).toHaveLength(1);
});

it('deletes nothing in another session than the one it was asked for in', async () => {
  const { drop, stub } = await setUp();
  await drop(2);
  await screen.findByText('已删除歌单「单2」');
  act(() => {
    localStorage.clear();
    // As when another tab logs out.
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  });
  await act(async () => actionBar.hide());
  expect(stub.requests).toHaveLength(0);
});
