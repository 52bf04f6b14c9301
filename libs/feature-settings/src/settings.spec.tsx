import { renderWithProviders, userPlaylistsAnswer } from '@qingyin/test-harness';
import { buildTracks, flushPromises } from '@qingyin/player/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { deviceValues } from '@qingyin/device-storage';
import Settings, { type SettingsProps } from './Settings.tsx';

const asks = () => ({ onSection: vi.fn(), onClose: vi.fn(), onLogout: vi.fn(), onWelcome: vi.fn() });
const settings = (section: SettingsProps['section'], given = asks()) => (
  <Suspense>
    <Settings section={section} {...given} />
  </Suspense>
);

describe('settings dialog', () => {
  it('changes quality and playback rate', async () => {
    const { player } = renderWithProviders(settings('playback'));
    await userEvent.click(await screen.findByRole('radio', { name: /^无损/ }));
    await userEvent.click(screen.getByRole('radio', { name: '1.5×' }));
    expect(player.snapshot.get()).toMatchObject({ level: 'lossless', rate: 1.5 });
  });

  it('clears the queue and undoes that', async () => {
    const { player } = renderWithProviders(settings('playback'));
    await act(async () => {
      player.playList(buildTracks(3), 1);
      await flushPromises();
    });
    await userEvent.click(await screen.findByRole('button', { name: '清空播放队列' }));
    expect(player.snapshot.get().queue).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: '撤销清空' }));
    expect(player.snapshot.get()).toMatchObject({ index: 1, queue: [{ id: 1 }, { id: 2 }, { id: 3 }] });
  });

  it('reports the selected section for the address', async () => {
    const given = asks();
    renderWithProviders(settings('lyrics', given));
    expect(await screen.findByRole('region', { name: '歌词' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '账号' }));
    expect(given.onSection).toHaveBeenCalledWith('account');
  });

  it('changes and persists the appearance of lyrics', async () => {
    renderWithProviders(settings('lyrics'));
    await userEvent.click(await screen.findByRole('radio', { name: '竖排' }));
    await userEvent.click(screen.getByRole('checkbox', { name: '显示注音' }));
    await waitFor(() => {
      expect(screen.getByRole('radio', { name: '竖排' })).toHaveProperty('checked', true);
      expect(screen.getByRole('checkbox', { name: '显示注音' })).toHaveProperty('checked', true);
    });
    expect(await deviceValues.get('lyric-look')).toMatchObject({ direction: 'vertical', romanisation: true });
  });

  it('links guests to the login page in the library section', async () => {
    const { stub } = renderWithProviders(settings('library'));
    expect(await screen.findByRole('region', { name: '我的音乐' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: /登录/ })).toBeInTheDocument();
    expect(stub.paths()).not.toContain('/user/cloud');
  });

  it.each([
    ['admin', '音乐库', true],
    ['', '我的音乐', false],
  ])('shows the music libraries to administrators only (role %j)', async (role, label, shown) => {
    const { session, show, stub } = renderWithProviders(null, {
      '/x/capabilities': {
        code: 200,
        data: {
          product: 'qingyin',
          version: '1',
          foreign: false,
          features: ['account', 'library-administration'],
        },
      },
      '/x/role': { code: 200, data: { role } },
      '/x/admin/libraries': { code: 200, data: [] },
      '/user/cloud': { code: 200, data: [], count: 3, size: '1048576', maxSize: '4194304', hasMore: false },
      '/user/playlist': userPlaylistsAnswer,
    });
    session.save({ login: true, userId: '12' });
    show(settings('library'));
    expect(await screen.findByRole('region', { name: label })).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: '音乐云盘' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('还没有音乐库') !== null).toBe(shown));
    expect(stub.paths().includes('/x/admin/libraries')).toBe(shown);
  });

  it('shows the used space of the cloud disk and the number of playlists', async () => {
    const { session, show } = renderWithProviders(null, {
      '/user/cloud': { code: 200, data: [], count: 3, size: '1048576', maxSize: '4194304', hasMore: false },
      '/user/playlist': userPlaylistsAnswer,
    });
    session.save({ login: true, userId: '12' });
    show(settings('library'));
    expect(await screen.findByRole('meter', { name: '云盘空间' })).toHaveProperty('ariaValueNow', '25');
    expect(await screen.findByText('创建和收藏的歌单共 3 个。')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '打开音乐云盘' }).getAttribute('href')).toBe('/cloud');
    expect(screen.getByRole('button', { name: '导入歌曲' })).toBeInTheDocument();
  });

  it('offers a retry if the cloud disk fails to load', async () => {
    const { session, show } = renderWithProviders(null, {
      '/user/cloud': { code: 500 },
      '/user/playlist': { code: 200, playlist: [], more: false },
    });
    session.save({ login: true, userId: '12' });
    show(settings('library'));
    expect(await screen.findByRole('button', { name: '重试' })).toBeInTheDocument();
    expect(await screen.findByText('还没有歌单。')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '打开音乐云盘' })).toBeInTheDocument();
  });

  it('shows a skeleton in the admin section until the role is known', async () => {
    let tell: (role: string) => void = () => undefined;
    const answered = new Promise<string>((known) => (tell = known));
    const { session, show, stub } = renderWithProviders(null, {
      '/x/capabilities': {
        code: 200,
        data: { product: 'qingyin', version: '1', foreign: false, features: ['account'] },
      },
      '/x/role': () => answered.then((role) => Response.json({ code: 200, data: { role } })),
      '/x/invitations': { code: 200, data: [] },
      '/x/admin/captchas': { code: 200, data: [] },
    });
    session.save({ login: true, userId: '12' });
    show(settings('admin'));
    expect(await screen.findByRole('region', { name: '管理' })).toBeInTheDocument();
    await waitFor(() => expect(stub.paths()).toContain('/x/role'));
    expect(screen.queryByRole('heading', { name: '邀请' })).toBeNull();
    await act(async () => {
      tell('admin');
      await flushPromises();
    });
    expect(await screen.findByRole('heading', { name: '邀请' })).toBeInTheDocument();
  });

  it('opens the first section instead of the admin section for other users', async () => {
    const { session, show } = renderWithProviders(null, {
      '/x/capabilities': {
        code: 200,
        data: { product: 'qingyin', version: '1', foreign: false, features: ['account'] },
      },
      '/x/role': { code: 200, data: { role: '' } },
    });
    session.save({ login: true, userId: '12' });
    show(settings('admin'));
    expect(await screen.findByRole('region', { name: '播放' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '管理' })).toBeNull();
  });

  it('shows the logged-in user and logs out', async () => {
    const given = asks();
    const { session, show } = renderWithProviders(null, {
      '/login/status': { data: { code: 200, account: null, profile: { nickname: '青山', avatarUrl: '' } } },
    });
    session.save({ login: true, userId: '12' });
    show(settings('account', given));
    expect(await screen.findByText('青山')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '退出登录' }));
    expect(given.onLogout).toHaveBeenCalledTimes(1);
  });
});
