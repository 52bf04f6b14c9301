import { actionBar, draggedSongs } from '@qingyin/ui';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  collectedPlaylist,
  likedPlaylist,
  userPlaylistsAnswer,
  ownPlaylist,
} from '../../testing/playlist-fixtures.ts';
import { renderScreen } from '../../testing/render-screen.ts';

afterEach(() => act(() => actionBar.hide()));

const few = [
  likedPlaylist(1),
  ownPlaylist(2, '夜行'),
  ownPlaylist(3, '晨跑', { privacy: 10, trackCount: 9 }),
  ownPlaylist(4, '静夜思'),
  collectedPlaylist(5, '山居秋暝'),
  collectedPlaylist(6, '鹿柴'),
];
const done = { code: 200 };

async function open(more: object = {}, lists = few) {
  const bench = await renderScreen('/my-playlist', {
    login: true,
    answers: { '/user/playlist': userPlaylistsAnswer(...lists), ...more },
  });
  const sent = (path: string) => bench.stub.requests.filter(({ url }) => url.pathname.endsWith(path));
  const choose = async (name: string, entry: string) => {
    await bench.user.click(screen.getByRole('button', { name: `更多操作：${name}` }));
    await bench.user.click(await screen.findByRole('menuitem', { name: entry }));
  };
  return { ...bench, sent, choose };
}
const section = (name: string) => within(screen.getByRole('region', { name }));
const names = (name: string) =>
  section(name)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const made = () => names('创建的歌单').slice(0, 4);
const undo = () => within(screen.getByRole('region', { name: '撤销' })).getByRole('button', { name: '撤销' });

describe('my playlists', () => {
  it('invites a guest to log in', async () => {
    const { stub } = await renderScreen('/my-playlist', { answers: {} });
    expect(screen.getByRole('link', { name: '登录' }).getAttribute('href')).toContain('my-playlist');
    expect(stub.paths()).toEqual([]);
  });

  it('lists created and collected playlists with song counts and creators', async () => {
    await open();
    expect(made()).toEqual(['我喜欢的音乐', '夜行', '晨跑', '静夜思']);
    expect(names('收藏的歌单')).toEqual(['山居秋暝', '鹿柴']);
    expect(section('创建的歌单').getByText('私密')).toBeInTheDocument();
    expect(section('创建的歌单').getByText('9 首歌')).toBeInTheDocument();
    expect(section('收藏的歌单').getAllByText('听松')).toHaveLength(2);
    expect(section('创建的歌单').queryByText('听松')).toBeNull();
    expect(screen.getByRole('link', { name: '夜行' }).getAttribute('href')).toBe('/playList/2');
  });

  it('shows next steps when there are few playlists', async () => {
    const { user } = await open({}, [likedPlaylist(1)]);
    expect(screen.getByText(/还没有自己的歌单/)).toBeInTheDocument();
    expect(screen.getByText(/还没有收藏歌单/)).toBeInTheDocument();
    expect(screen.queryByRole('searchbox', { name: '筛选歌单' })).toBeNull();
    await user.click(screen.getAllByRole('button', { name: '新建歌单' })[1]!);
    expect(await screen.findByRole('dialog', { name: '新建歌单' })).toBeInTheDocument();
  });

  it('retries after a failed request', async () => {
    let down = true;
    const { user } = await open({
      '/user/playlist': () =>
        down ? new Response('', { status: 500 }) : Response.json(userPlaylistsAnswer(...few)),
    });
    const retry = within(screen.getByRole('alert')).getByRole('button', { name: '重试' });
    down = false;
    await user.click(retry);
    expect(await screen.findByRole('link', { name: '夜行' })).toBeInTheDocument();
  });
});

describe('new playlist', () => {
  it('is created with a name, public on request only', async () => {
    const { user, sent } = await open({
      '/playlist/create': { code: 200, id: 9, playlist: ownPlaylist(9, '雨') },
      '/playlist/delete': done,
    });
    await user.click(screen.getAllByRole('button', { name: '新建歌单' })[0]!);
    const dialog = within(await screen.findByRole('dialog', { name: '新建歌单' }));
    await user.type(dialog.getByRole('textbox', { name: '歌单名称' }), '雨');
    expect(dialog.getByRole('checkbox')).toBeChecked();
    await user.click(dialog.getByRole('button', { name: '创建' }));
    expect(await screen.findByText('已新建歌单「雨」')).toBeInTheDocument();
    expect(await sent('/playlist/create')[0]?.form()).toEqual({ name: '雨', privacy: '10' });
    await user.click(undo());
    await waitFor(() => expect(sent('/playlist/delete')).toHaveLength(1));
  });
});

describe('deleting a playlist', () => {
  it('sends the deletion only after the undo offer has ended', async () => {
    const { sent, choose } = await open({ '/playlist/delete': done });
    await choose('夜行', '删除歌单');
    expect(await screen.findByText('已删除歌单「夜行」')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '夜行' })).toBeNull();
    expect(sent('/playlist/delete')).toHaveLength(0);
    act(() => actionBar.hide());
    await waitFor(() => expect(sent('/playlist/delete')).toHaveLength(1));
    expect(await sent('/playlist/delete')[0]?.form()).toEqual({ id: '2' });
  });

  it('restores the playlist in its place on undo without a request', async () => {
    const { sent, choose, user } = await open();
    await choose('夜行', '删除歌单');
    await screen.findByText('已删除歌单「夜行」');
    await user.click(undo());
    await waitFor(() => expect(made()).toEqual(['我喜欢的音乐', '夜行', '晨跑', '静夜思']));
    expect(sent('/playlist/delete')).toHaveLength(0);
  });

  it('restores the playlist when the service refuses', async () => {
    const { choose } = await open({ '/playlist/delete': { code: 401 } });
    await choose('夜行', '删除歌单');
    await screen.findByText('已删除歌单「夜行」');
    act(() => actionBar.hide());
    expect(await screen.findByText('没能删除歌单「夜行」')).toBeInTheDocument();
    await waitFor(() => expect(made()[1]).toBe('夜行'));
  });

  it('is not offered for the liked songs and collected playlists', async () => {
    const { user } = await open();
    for (const name of ['我喜欢的音乐', '鹿柴']) {
      await user.click(screen.getByRole('button', { name: `更多操作：${name}` }));
      await screen.findByRole('menuitem', { name: '播放' });
      expect(screen.queryByRole('menuitem', { name: '删除歌单' })).toBeNull();
      await user.keyboard('{Escape}');
    }
  });
});

describe('collected playlists', () => {
  it('are removed, and collected again in their place on undo', async () => {
    const { sent, choose, user } = await open({
      '/playlist/subscribe': done,
      '/playlist/order/update': done,
    });
    await choose('山居秋暝', '取消收藏');
    expect(await screen.findByText('已取消收藏歌单「山居秋暝」')).toBeInTheDocument();
    expect(names('收藏的歌单')).toEqual(['鹿柴']);
    await user.click(undo());
    await waitFor(() => expect(names('收藏的歌单')).toEqual(['山居秋暝', '鹿柴']));
    await waitFor(() => expect(sent('/playlist/order/update')).toHaveLength(1));
    expect(await sent('/playlist/order/update')[0]?.form()).toEqual({ ids: '[1,2,3,4,5,6]' });
    const forms = await Promise.all(sent('/playlist/subscribe').map((request) => request.form()));
    expect(forms).toEqual([
      { id: '5', t: '2' },
      { id: '5', t: '1' },
    ]);
  });
});

describe('order of the playlists', () => {
  it('changes by Alt and arrow keys with one request per step, and focus follows the row', async () => {
    const { user, sent } = await open({ '/playlist/order/update': done });
    screen.getByRole('link', { name: '夜行' }).focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(made()).toEqual(['我喜欢的音乐', '晨跑', '夜行', '静夜思']));
    expect(document.activeElement?.textContent).toBe('夜行');
    expect(await screen.findByText('夜行 移到第 3 位')).toBeInTheDocument();
    await waitFor(() => expect(sent('/playlist/order/update')).toHaveLength(1));
    expect(await sent('/playlist/order/update')[0]?.form()).toEqual({ ids: '[1,3,2,4,5,6]' });
    await user.click(undo());
    await waitFor(() => expect(made()).toEqual(['我喜欢的音乐', '夜行', '晨跑', '静夜思']));
  });

  it('keeps the liked songs first and never moves a playlist to the other section', async () => {
    const { user, sent } = await open({ '/playlist/order/update': done });
    for (const name of ['夜行', '我喜欢的音乐', '山居秋暝']) {
      screen.getByRole('link', { name }).focus();
      await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    }
    screen.getByRole('link', { name: '静夜思' }).focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(sent('/playlist/order/update')).toHaveLength(0);
  });

  it('changes by drag and drop, also to the end', async () => {
    const { sent } = await open({ '/playlist/order/update': done });
    const row = screen.getByRole('link', { name: '夜行' }).closest('li')!;
    const list = row.parentElement!;
    list.lastElementChild!.getBoundingClientRect = () => new DOMRect(600, 100, 200, 260);
    const transfer = { clearData: () => {}, setData: () => {}, setDragImage: () => {}, dropEffect: '' };
    fireEvent.dragStart(row, { dataTransfer: transfer });
    expect(draggedSongs()?.count).toBe(3);
    for (const type of ['dragOver', 'drop'] as const) {
      const event = createEvent[type](list, { dataTransfer: transfer });
      // jsdom's drag events have no coordinates.
      Object.assign(event, { clientX: 900, clientY: 200 });
      fireEvent(list, event);
    }
    fireEvent.dragEnd(document.body);
    await waitFor(() => expect(made()).toEqual(['我喜欢的音乐', '晨跑', '静夜思', '夜行']));
    await waitFor(() => expect(sent('/playlist/order/update')).toHaveLength(1));
    expect(await sent('/playlist/order/update')[0]?.form()).toEqual({ ids: '[1,3,4,2,5,6]' });
  });

  it('rolls back when the service refuses', async () => {
    const { user } = await open({ '/playlist/order/update': { code: 404 } });
    screen.getByRole('link', { name: '鹿柴' }).focus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(await screen.findByText('没能移动歌单，顺序已恢复')).toBeInTheDocument();
    await waitFor(() => expect(names('收藏的歌单')).toEqual(['山居秋暝', '鹿柴']));
  });

  it('sorted by another criterion cannot be moved', async () => {
    const { user, sent } = await open();
    await user.click(screen.getByRole('button', { name: '排序方式：我的顺序' }));
    await user.click(await screen.findByRole('menuitemradio', { name: '歌曲最多' }));
    await waitFor(() => expect(made()[0]).toBe('晨跑'));
    screen.getByRole('link', { name: '静夜思' }).focus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(screen.getByText(/只能在「我的顺序」里移动/)).toBeInTheDocument();
    expect(sent('/playlist/order/update')).toHaveLength(0);
  });
});

describe('filtering many playlists', () => {
  const many = [...few, ...[7, 8, 9].map((id) => ownPlaylist(id, `清单${id}`))];

  it('matches names, also by pinyin', async () => {
    const { user } = await open({}, many);
    const field = screen.getByRole('searchbox', { name: '筛选歌单' });
    await user.type(field, 'shanju');
    expect(await screen.findByText('找到 1 个歌单')).toBeInTheDocument();
    expect(names('收藏的歌单')).toEqual(['山居秋暝']);
    expect(screen.queryByRole('region', { name: /创建的歌单/ })).toBeNull();
    await user.keyboard('{Escape}');
    expect(screen.getAllByRole('link', { name: /清单/ })).toHaveLength(3);
  });

  it('shows an empty state that clears the filter', async () => {
    const { user } = await open({}, many);
    await user.type(screen.getByRole('searchbox', { name: '筛选歌单' }), '没有');
    const nothing = await screen.findByText(/没有符合/);
    const further = within(nothing.parentElement!);
    await user.click(further.getByRole('button', { name: '清除筛选' }));
    expect(screen.getAllByRole('link', { name: /清单/ })).toHaveLength(3);
  });
});
