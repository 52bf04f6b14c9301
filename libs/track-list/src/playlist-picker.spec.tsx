import { someTracks, renderConnected } from '@qingyin/test-harness';
import { type StubAnswer } from '@qingyin/http-client/testing';
import { actionBar } from '@qingyin/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PlaylistPicker } from './PlaylistPicker.tsx';

const own = (id: number, name: string, more: object = {}) => ({
  id,
  name,
  coverImgUrl: '',
  userId: 10,
  trackCount: 4,
  specialType: 0,
  ...more,
});
const lists = [
  own(5, '我喜欢的音乐', { specialType: 5 }),
  own(8, '夜'),
  own(9, '雨'),
  own(7, '别人的', { userId: 3 }),
];
const changed = { status: 200, body: { code: 200 } };
const able = (...features: string[]) => ({
  code: 200,
  data: { product: '', version: '', foreign: false, features },
});

interface Setup {
  answers?: Record<string, StubAnswer>;
  playlists?: object[];
  holding?: { id: number; songs: number[] }[] | null;
  count?: number;
}

async function show({ answers = {}, playlists = lists, holding = [], count = 3 }: Setup = {}) {
  const onClose = vi.fn();
  const onAdded = vi.fn();
  const picker = (
    <PlaylistPicker tracks={someTracks(count)} anchor={{ x: 0, y: 0 }} onClose={onClose} onAdded={onAdded} />
  );
  const bench = await renderConnected(picker, {
    answers: {
      '/user/playlist': { code: 200, more: false, playlist: playlists },
      '/x/capabilities': able(...(holding ? ['playlists-holding'] : [])),
      '/x/playlists/holding': { code: 200, data: holding ?? [] },
      '/playlist/tracks': changed,
      ...answers,
    },
  });
  const changes = async () => {
    const sent = bench.stub.requests.filter(({ url }) => url.pathname.endsWith('/playlist/tracks'));
    return Promise.all(sent.map((request) => request.form()));
  };
  const entry = (name: RegExp | string) => screen.findByRole('menuitem', { name });
  return { ...bench, onClose, onAdded, changes, entry };
}

const undoBar = async (text: string) => {
  const bar = await screen.findByRole('region', { name: '撤销' });
  expect(bar.textContent).toContain(text);
  return within(bar).getByRole('button', { name: '撤销' });
};

// The action bar outlives the component.
afterEach(() => act(() => actionBar.hide()));

describe('playlist picker', () => {
  it('lists the user’s own playlists with the songs they contain', async () => {
    const { entry } = await show({
      holding: [
        { id: 8, songs: [1, 2, 3] },
        { id: 9, songs: [3] },
      ],
    });
    expect(await entry(/^夜 ?都已在其中$/)).toBeInTheDocument();
    expect(await entry(/^雨 ?已有 1 首$/)).toBeInTheDocument();
    expect(await entry(/^我喜欢的音乐 ?4 首$/)).toBeInTheDocument();
    expect(screen.queryByText('别人的')).toBeNull();
  });

  it('adds only missing songs and removes exactly these on undo', async () => {
    const { entry, user, changes, onClose, onAdded } = await show({ holding: [{ id: 9, songs: [3] }] });
    await user.click(await entry(/^雨 ?已有 1 首$/));
    expect(onClose).toHaveBeenCalledTimes(1);
    const undo = await undoBar('已把 2 首歌添加到歌单「雨」，其余的原来就在');
    expect(onAdded).toHaveBeenCalledTimes(1);
    await user.click(undo);
    await waitFor(async () =>
      expect(await changes()).toEqual([
        { op: 'add', pid: '9', tracks: '1,2' },
        { op: 'del', pid: '9', tracks: '1,2' },
      ]),
    );
  });

  it('reports that a playlist contains all songs and stays open', async () => {
    const { entry, user, changes, onClose } = await show({ holding: [{ id: 8, songs: [1, 2, 3] }] });
    await user.click(await entry(/^夜 ?都已在其中$/));
    expect(await screen.findByText('歌单「夜」里已经有了')).toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
    expect(await changes()).toEqual([]);
  });

  it('fetches the playlist if the service does not report contained songs', async () => {
    const { entry, user, changes, stub } = await show({
      holding: null,
      answers: {
        '/playlist/detail': {
          code: 200,
          playlist: { ...own(8, '夜'), trackIds: [{ id: 1 }, { id: 7 }], tracks: [] },
          privileges: [],
        },
      },
    });
    await user.click(await entry(/^夜 ?4 首$/));
    await undoBar('已把 2 首歌添加到歌单「夜」，其余的原来就在');
    expect(await changes()).toEqual([{ op: 'add', pid: '8', tracks: '2,3' }]);
    expect(stub.paths()).not.toContain('/x/playlists/holding');
  });

  it('reports a failure and adds only songs that are missing by the time of the retry', async () => {
    let down = true;
    const { entry, user, onAdded, changes } = await show({
      answers: {
        '/playlist/tracks': () => (down ? { code: 500 } : { status: 200, body: { code: 200 } }),
        '/playlist/detail': {
          code: 200,
          playlist: { ...own(8, '夜'), trackIds: [{ id: 2 }, { id: 7 }], tracks: [] },
          privileges: [],
        },
      },
    });
    await user.click(await entry(/^夜 ?4 首$/));
    expect(await screen.findByText('没能添加到歌单')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: '撤销' })).toBeNull();
    expect(onAdded).not.toHaveBeenCalled();
    down = false;
    await user.click(screen.getByRole('button', { name: '重试' }));
    await undoBar('已把 2 首歌添加到歌单「夜」，其余的原来就在');
    expect((await changes()).at(-1)).toEqual({ op: 'add', pid: '8', tracks: '1,3' });
  });

  it('updates the like buttons after adding to the liked songs', async () => {
    const { entry, user, queryClient } = await show();
    const hearts = ['library', 'liked-ids', '10'];
    queryClient.setQueryData(hearts, []);
    await user.click(await entry(/^我喜欢的音乐 ?4 首$/));
    await undoBar('已把 3 首歌添加到歌单「我喜欢的音乐」');
    expect(queryClient.getQueryState(hearts)?.isInvalidated).toBe(true);
  });

  it('filters many playlists by typing and reaches them by arrow key', async () => {
    const many = Array.from({ length: 12 }, (_, index) =>
      own(100 + index, index === 7 ? 'Rainy Day' : `列表${index}`),
    );
    const { entry, user } = await show({ playlists: many });
    await entry(/^列表0 ?4 首$/);
    await user.type(screen.getByRole('searchbox', { name: '筛选歌单' }), 'rainy');
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      '新建歌单',
      'Rainy Day4 首',
    ]);
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toContain('Rainy Day');
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), '没有');
    expect(screen.getByText('没有叫这个名字的歌单')).toBeInTheDocument();
  });

  it('has no filter for few playlists', async () => {
    const { entry } = await show();
    await entry(/^夜 ?4 首$/);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});

describe('new playlist', () => {
  const made = { code: 200, id: 70, playlist: own(70, '清晨') };

  it('is created with the songs and deleted as a whole on undo', async () => {
    const { entry, user, changes, stub, onClose } = await show({
      answers: { '/playlist/create': made, '/playlist/delete': { code: 200, id: 70 } },
    });
    await user.click(await entry('新建歌单'));
    await user.type(await screen.findByRole('textbox', { name: '歌单名称' }), ' 清晨 ');
    await user.keyboard('{Enter}');
    const undo = await undoBar('已新建歌单「清晨」，放进 3 首歌');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(await changes()).toEqual([{ op: 'add', pid: '70', tracks: '1,2,3' }]);
    const creation = stub.requests.find(({ url }) => url.pathname.endsWith('/playlist/create'));
    expect(await creation?.form()).toEqual({ name: '清晨', privacy: '10' });
    await user.click(undo);
    await waitFor(() => expect(stub.paths()).toContain('/playlist/delete'));
    const removal = stub.requests.find(({ url }) => url.pathname.endsWith('/playlist/delete'));
    expect(await removal?.form()).toEqual({ id: '70' });
  });

  it('requires a name', async () => {
    const { entry, user, stub } = await show();
    await user.click(await entry('新建歌单'));
    await user.click(await screen.findByRole('button', { name: '创建' }));
    expect(screen.getByText('请输入歌单名称')).toBeInTheDocument();
    expect(stub.paths()).not.toContain('/playlist/create');
    await user.click(screen.getByRole('button', { name: '取消' }));
    expect(await entry(/^夜 ?4 首$/)).toBeInTheDocument();
  });

  it('is deleted again if adding the songs fails, and its name is kept for a retry', async () => {
    const { entry, user, stub, onClose } = await show({
      answers: {
        '/playlist/create': made,
        '/playlist/delete': { code: 200, id: 70 },
        '/playlist/tracks': { code: 512, message: '满了' },
      },
    });
    await user.click(await entry('新建歌单'));
    await user.type(await screen.findByRole('textbox', { name: '歌单名称' }), '清晨{Enter}');
    expect(await screen.findByText('没能建立歌单，请再试一次')).toBeInTheDocument();
    expect(stub.paths()).toContain('/playlist/delete');
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('清晨');
    expect(onClose).not.toHaveBeenCalled();
  });
});
