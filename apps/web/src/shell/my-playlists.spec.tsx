import { userPlaylistsAnswer } from '@qingyin/test-harness';
import { actionBar } from '@qingyin/ui';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { namesIn, showMyPlaylists } from './testing/show-my-playlists.tsx';

afterEach(() => act(() => actionBar.hide()));

describe('playlists in the side navigation', () => {
  it('are listed first while they are pinned', async () => {
    const { openMenu, choose } = await showMyPlaylists();
    await openMenu('鹿柴');
    await choose('在导航中置顶');
    await waitFor(() => expect(namesIn('置顶的歌单')).toEqual(['鹿柴']));
    expect(screen.queryByRole('group', { name: '收藏的歌单' })).toBeNull();
    await openMenu('鹿柴');
    await choose('取消置顶');
    await waitFor(() => expect(namesIn('收藏的歌单')).toEqual(['鹿柴']));
    expect(screen.queryByRole('group', { name: '置顶的歌单' })).toBeNull();
  });

  it('can be deleted if the user created them, and unsubscribed otherwise', async () => {
    const { openMenu, choose, user } = await showMyPlaylists();
    await openMenu('鹿柴');
    expect(screen.getByRole('menuitem', { name: '取消收藏' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: '删除歌单' })).toBeNull();
    await user.keyboard('{Escape}');
    await openMenu('雨');
    await choose('删除歌单');
    await waitFor(() => expect(namesIn('创建的歌单')).toEqual(['夜']));
    await user.click(await screen.findByRole('button', { name: '撤销' }));
    await waitFor(() => expect(namesIn('创建的歌单')).toEqual(['夜', '雨']));
  });

  it('open their menu by keyboard from the link', async () => {
    const { user } = await showMyPlaylists();
    screen.getByRole('link', { name: '夜' }).focus();
    await user.keyboard('{Shift>}{F10}{/Shift}');
    expect(await screen.findByRole('menuitem', { name: '分享' })).toBeInTheDocument();
  });

  it('stay when a refetch fails', async () => {
    let answers: object = userPlaylistsAnswer;
    const { queryClient, openMenu } = await showMyPlaylists(false, () => answers);
    answers = { code: 500 };
    await act(() => queryClient.invalidateQueries());
    await openMenu('雨');
    expect(namesIn('创建的歌单')).toEqual(['夜', '雨']);
  });

  it('are links without menus in a sheet', async () => {
    await showMyPlaylists(true);
    expect(screen.queryByRole('button', { name: '更多操作：夜' })).toBeNull();
    expect(fireEvent.contextMenu(screen.getByRole('link', { name: '夜' }))).toBe(true);
  });
});
