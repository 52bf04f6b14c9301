import { actionBar, dragSongs } from '@qingyin/ui';
import { act, cleanup, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { get, set } from 'idb-keyval';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { namesIn, showMyPlaylists } from './testing/show-my-playlists.tsx';

afterEach(() => act(() => actionBar.hide()));

const kept = 'playlist-folders-10';
const night = (open: boolean, lists = [2, 3]) => ({ id: 1, name: '夜里', open, lists });

const folder = (name: string) => screen.findByRole('button', { name });
const inFolder = (name: string) =>
  within(screen.getByRole('list', { name }))
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);
const item = (name: string) => screen.findByRole('menuitem', { name });

it('moves playlists into a new folder and out of it again', async () => {
  const { openMenu, choose, user } = await showMyPlaylists();
  expect(screen.queryByRole('group', { name: '文件夹' })).toBeNull();
  await openMenu('雨');
  await choose('移到文件夹');
  await user.type(await screen.findByRole('textbox', { name: '文件夹名称' }), '夜里{Enter}');
  // Asserted first, because the toast disappears after a second.
  expect(await screen.findByText('已移到文件夹「夜里」')).toBeInTheDocument();
  expect((await folder('夜里')).ariaExpanded).toBe('true');
  await waitFor(() => expect(inFolder('夜里')).toEqual(['雨']));
  expect(namesIn('创建的歌单')).toEqual(['夜']);
  expect(await get(kept)).toEqual([night(true, [2])]);

  await openMenu('鹿柴');
  await choose('移到文件夹');
  await user.click(await screen.findByRole('menuitemradio', { name: '夜里', checked: false }));
  await waitFor(() => expect(inFolder('夜里')).toEqual(['雨', '鹿柴']));
  expect(screen.queryByRole('group', { name: '收藏的歌单' })).toBeNull();

  await openMenu('雨');
  await choose('移到文件夹');
  expect(await screen.findByRole('menuitemradio', { name: '夜里', checked: true })).toBeInTheDocument();
  await choose('移出文件夹');
  await waitFor(() => expect(namesIn('创建的歌单')).toEqual(['夜', '雨']));
  expect(inFolder('夜里')).toEqual(['鹿柴']);
});

it('rejects empty and duplicate folder names', async () => {
  await set(kept, [night(false)]);
  const { openMenu, choose, user } = await showMyPlaylists();
  await openMenu('夜');
  await choose('移到文件夹');
  await user.click(await item('新建文件夹'));
  const field = await screen.findByRole('textbox', { name: '文件夹名称' });
  await user.type(field, '{Enter}');
  expect(await screen.findByText('请输入文件夹名称')).toBeInTheDocument();
  await user.type(field, '夜里 {Enter}');
  expect(await screen.findByText('已经有叫这个名字的文件夹了')).toBeInTheDocument();
  await user.type(field, '与清晨{Enter}');
  expect(await folder('夜里 与清晨')).toBeInTheDocument();
  expect(inFolder('夜里 与清晨')).toEqual(['夜']);
});

it('persists whether a folder is open', async () => {
  await set(kept, [night(false)]);
  const { user } = await showMyPlaylists();
  const button = await folder('夜里');
  expect(button.ariaExpanded).toBe('false');
  expect(namesIn('创建的歌单')).toEqual(['夜']);
  expect(screen.queryByRole('list', { name: '夜里' })).toBeNull();
  await user.click(button);
  await waitFor(() => expect(inFolder('夜里')).toEqual(['雨', '鹿柴']));
  expect(button.ariaExpanded).toBe('true');
  expect(button.getAttribute('aria-controls')).toBe(screen.getByRole('list', { name: '夜里' }).id);
  expect(await get(kept)).toEqual([night(true)]);
  await user.click(button);
  await waitFor(() => expect(screen.queryByRole('list', { name: '夜里' })).toBeNull());
});

it('hides folders of other users of this device', async () => {
  await set('playlist-folders-11', [night(true)]);
  await showMyPlaylists();
  expect(screen.queryByRole('group', { name: '文件夹' })).toBeNull();
  expect(namesIn('创建的歌单')).toEqual(['夜', '雨']);
});

it('offers the folder menu in a sheet, but no playlist menus', async () => {
  await set(kept, [night(true)]);
  const { user } = await showMyPlaylists(true);
  await folder('夜里');
  expect(screen.queryByRole('button', { name: '更多操作：雨' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '更多操作：夜里' }));
  expect(await item('重命名')).toBeInTheDocument();
});

it('lists a pinned playlist at the top only and ignores deleted playlists in folders', async () => {
  await set('pinned-playlists', [3]);
  await set(kept, [night(true, [3, 99])]);
  await showMyPlaylists();
  expect(namesIn('置顶的歌单')).toEqual(['鹿柴']);
  await folder('夜里');
  expect(inFolder('夜里')).toEqual([]);
  expect(screen.getByText('没有歌单')).toBeInTheDocument();
});

it('renames a folder by keyboard', async () => {
  await set(kept, [night(true)]);
  const { user } = await showMyPlaylists();
  act(() => screen.getByRole('link', { name: '夜' }).focus());
  const button = await folder('夜里');
  act(() => button.focus());
  await user.keyboard('{Shift>}{F10}{/Shift}');
  await item('重命名');
  await user.keyboard('{Enter}');
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: '文件夹名称' });
  expect(field.value).toBe('夜里');
  await user.clear(field);
  await user.type(field, '清晨{Enter}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('清晨'));
  expect(await get(kept)).toEqual([{ ...night(true), name: '清晨' }]);
});

it('lists the playlists of a deleted folder in their groups until the deletion is undone', async () => {
  await set(kept, [night(true), { id: 2, name: '路上', open: false, lists: [] }]);
  const { user } = await showMyPlaylists();
  await folder('夜里');
  fireEvent.contextMenu(await folder('夜里'));
  await user.click(await item('删除文件夹'));
  await waitFor(() => expect(namesIn('创建的歌单')).toEqual(['夜', '雨']));
  expect(namesIn('收藏的歌单')).toEqual(['鹿柴']);
  expect(screen.queryByRole('button', { name: '夜里' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: '撤销' }));
  await waitFor(() => expect(inFolder('夜里')).toEqual(['雨', '鹿柴']));
  expect(await get(kept)).toEqual([night(true), { id: 2, name: '路上', open: false, lists: [] }]);
});

it('moves the focus along with a moved playlist, or to the entry in its place', async () => {
  await set(kept, [night(true, [3])]);
  const { user } = await showMyPlaylists();
  const focused = () => document.activeElement?.textContent;
  await folder('夜里');
  const link = screen.getByRole('link', { name: '雨' });
  act(() => link.focus());
  await user.keyboard('{Shift>}{F10}{/Shift}');
  await item('播放');
  await user.click(await item('移到文件夹'));
  await user.click(await screen.findByRole('menuitemradio', { name: '夜里' }));
  await waitFor(() => expect(inFolder('夜里')).toEqual(['雨', '鹿柴']));
  await waitFor(() => expect(focused()).toBe('雨'));
  expect(document.activeElement).not.toBe(link);

  act(() => screen.getByRole('button', { name: '夜里' }).focus());
  await user.keyboard('{Shift>}{F10}{/Shift}');
  await user.click(await item('删除文件夹'));
  await waitFor(() => expect(screen.queryByRole('button', { name: '夜里' })).toBeNull());
  await waitFor(() => expect(focused()).toBe('夜'));
});

it('opens a closed folder when songs are dragged over it', async () => {
  await set(kept, [night(false)]);
  await showMyPlaylists();
  const button = await folder('夜里');
  const dataTransfer = { clearData: vi.fn(), setData: vi.fn(), setDragImage: vi.fn() };
  const opening = () => button.closest('[data-drop]') !== null;
  fireEvent.dragOver(button);
  expect(opening()).toBe(false);
  const songs = { count: 1, tracks: () => Promise.resolve([]), from: {} };
  act(() => dragSongs(dataTransfer as unknown as DataTransfer, songs, '月'));
  fireEvent.dragOver(button);
  expect(opening()).toBe(true);
  fireEvent.dragLeave(button, { relatedTarget: document.body });
  expect(opening()).toBe(false);
  fireEvent.dragOver(button);
  expect(button.ariaExpanded).toBe('false');
  await waitFor(() => expect(inFolder('夜里')).toEqual(['雨', '鹿柴']));
  fireEvent.dragEnd(document);
});

describe('dragging a playlist', () => {
  const transfer = () => ({ clearData: vi.fn(), setData: vi.fn(), setDragImage: vi.fn(), dropEffect: '' });

  /** Dispatches a drag event with a position, which jsdom does not set; true if the target accepts the drop. */
  function hang(on: Element, type: 'dragOver' | 'drop', y = 0): boolean {
    const event = createEvent[type](on, { dataTransfer: transfer() });
    Object.defineProperty(event, 'clientY', { value: y });
    fireEvent(on, event);
    return event.defaultPrevented;
  }
  const link = (name: string) => screen.getByRole('link', { name });
  const takeUp = (name: string) => fireEvent.dragStart(link(name), { dataTransfer: transfer() });
  const isOver = (button: Element) => button.closest('[data-drop]') !== null;

  it('drops it into a closed or open folder, also on the entries in it', async () => {
    await set(kept, [night(false, [3])]);
    const { user } = await showMyPlaylists();
    const button = await folder('夜里');
    takeUp('雨');
    expect(isOver(button)).toBe(false);
    expect(hang(button, 'dragOver')).toBe(true);
    expect(isOver(button)).toBe(true);
    expect(hang(button, 'drop')).toBe(true);
    await waitFor(() => expect(namesIn('创建的歌单')).toEqual(['夜']));
    expect(isOver(button)).toBe(false);
    await user.click(button);
    await waitFor(() => expect(inFolder('夜里')).toEqual(['雨', '鹿柴']));
    takeUp('夜');
    expect(hang(link('鹿柴'), 'dragOver')).toBe(true);
    hang(link('鹿柴'), 'drop');
    await waitFor(() => expect(inFolder('夜里')).toEqual(['夜', '雨', '鹿柴']));
    expect(await get(kept)).toEqual([night(true, [3, 2, 1])]);
  });

  it('drops it out of its folder only below the folders', async () => {
    await set(kept, [night(true, [1, 3])]);
    await showMyPlaylists();
    const button = await folder('夜里');
    takeUp('夜');
    expect(hang(button, 'dragOver')).toBe(false);
    expect(hang(link('雨'), 'dragOver', -10)).toBe(false);
    expect(hang(link('雨'), 'dragOver', 10)).toBe(true);
    hang(link('雨'), 'drop', 10);
    await waitFor(() => expect(namesIn('创建的歌单')).toEqual(['夜', '雨']));
    expect(await get(kept)).toEqual([night(true, [3])]);
    // It is in no folder now, so there is nothing to take it out of.
    takeUp('夜');
    expect(hang(link('雨'), 'dragOver', 10)).toBe(false);
  });

  it('does nothing if it ends elsewhere, for a pinned playlist, or in a sheet', async () => {
    await set(kept, [night(false, [3])]);
    await set('pinned-playlists', [1]);
    await showMyPlaylists();
    const button = await folder('夜里');
    takeUp('雨');
    fireEvent.dragEnd(link('雨'));
    expect(hang(button, 'dragOver')).toBe(false);
    takeUp('夜');
    expect(hang(button, 'dragOver')).toBe(false);
    cleanup();
    await showMyPlaylists(true);
    takeUp('雨');
    expect(hang(await folder('夜里'), 'dragOver')).toBe(false);
    expect(await get(kept)).toEqual([night(false, [3])]);
  });
});
