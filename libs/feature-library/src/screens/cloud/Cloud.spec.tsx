import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  cloudDiskAnswers,
  cloudDiskAnswer,
  FIRST_FILE_ID,
  findCloudGrid,
  cloudItem,
  openRowMenu,
  findCloudRow,
} from '../../testing/cloud-disk-harness.ts';
import { renderScreen } from '../../testing/render-screen.ts';

beforeEach(() => {
  // jsdom has no layout; the virtual list needs a viewport height.
  vi.stubGlobal('innerHeight', 800);
});

describe('cloud disk', () => {
  it('invites a guest to log in', async () => {
    const { stub } = await renderScreen('/cloud', { answers: cloudDiskAnswers() });
    expect(screen.getByText(/把自己的音乐存进云盘/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '登录' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '上传音乐' })).toBeNull();
    expect(stub.paths()).not.toContain('/user/cloud');
  });

  it('lists files with quality, size and match state, and shows the used space', async () => {
    await renderScreen('/cloud', { login: true, answers: cloudDiskAnswers() });
    await findCloudGrid();
    const own = within(await findCloudRow(/^录音1 /));
    for (const text of ['FLAC 912k', '未匹配']) expect(own.getByText(text)).toBeInTheDocument();
    expect(own.getByText(/8(\.0)?\s?MB/)).toBeInTheDocument();
    expect(within(await findCloudRow(/^歌曲7 /)).getByText('已匹配')).toBeInTheDocument();
    expect(screen.getByRole('meter', { name: '云盘空间' }).getAttribute('aria-valuenow')).toBe('25');
  });

  it('shows an empty state with an upload button', async () => {
    await renderScreen('/cloud', { login: true, answers: cloudDiskAnswers({}, []) });
    expect(await screen.findByText(/云盘还是空的/)).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: '上传音乐' }).length).toBeGreaterThan(0);
  });

  it('shows a failed request and retries it by 重试', async () => {
    let down = true;
    const { user } = await renderScreen('/cloud', {
      login: true,
      answers: cloudDiskAnswers({
        '/user/cloud': () => (down ? new Response('', { status: 500 }) : cloudDiskAnswer([cloudItem(1)])),
      }),
    });
    await screen.findByRole('alert');
    down = false;
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await findCloudRow(/^录音1 /)).toBeInTheDocument();
  });

  it('fetches the remaining pages automatically and plays the whole disk', async () => {
    const all = Array.from({ length: 150 }, (_, at) => cloudItem(at));
    const { player, user } = await renderScreen('/cloud', {
      login: true,
      answers: cloudDiskAnswers({
        '/user/cloud': (url: URL) => {
          const offset = Number(url.searchParams.get('offset'));
          const some = all.slice(offset, offset + Number(url.searchParams.get('limit')));
          return cloudDiskAnswer(some, { count: 150, hasMore: offset + some.length < 150 });
        },
      }),
    });
    await waitFor(async () => expect((await findCloudGrid()).getAttribute('aria-rowcount')).toBe('151'));
    await waitFor(async () => {
      await user.click(screen.getByRole('button', { name: '播放全部' }));
      expect(player.snapshot.get().queue).toHaveLength(150);
    });
    expect(player.snapshot.get().source).toMatchObject({ kind: 'cloud' });
  });
});

describe('deleting songs from the cloud disk', () => {
  it('sends the deletion only after the undo offer has ended', async () => {
    const { stub, user } = await renderScreen('/cloud', { login: true, answers: cloudDiskAnswers() });
    const menu = await openRowMenu(/^录音1 /);
    await user.click(menu.getByRole('menuitem', { name: '从云盘删除' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /^录音1 / })).toBeNull());
    const bar = within(await screen.findByRole('region', { name: '撤销' }));
    expect(stub.paths()).not.toContain('/user/cloud/del');
    await user.click(bar.getByRole('button', { name: '撤销' }));
    expect(await findCloudRow(/^录音1 /)).toBeInTheDocument();
    expect(stub.paths()).not.toContain('/user/cloud/del');

    const again = await openRowMenu(/^录音1 /);
    await user.click(again.getByRole('menuitem', { name: '从云盘删除' }));
    await user.click(
      within(await screen.findByRole('region', { name: '撤销' })).getByRole('button', { name: '关闭' }),
    );
    await waitFor(() => expect(stub.paths()).toContain('/user/cloud/del'));
    const sent = stub.requests.find(({ url }) => url.pathname.endsWith('/user/cloud/del'));
    expect(await sent?.form()).toEqual({ id: String(FIRST_FILE_ID + 1) });
    expect(screen.queryByRole('row', { name: /^录音1 / })).toBeNull();
  });

  it('sends a pending deletion when the page closes', async () => {
    const { stub, user } = await renderScreen('/cloud', { login: true, answers: cloudDiskAnswers() });
    const menu = await openRowMenu(/^录音1 /);
    await user.click(menu.getByRole('menuitem', { name: '从云盘删除' }));
    await screen.findByRole('region', { name: '撤销' });
    fireEvent(window, new Event('pagehide'));
    await waitFor(() => expect(stub.paths()).toContain('/user/cloud/del'));
  });

  it('drops a pending deletion when the session ends', async () => {
    const { stub, user } = await renderScreen('/cloud', { login: true, answers: cloudDiskAnswers() });
    const menu = await openRowMenu(/^录音1 /);
    await user.click(menu.getByRole('menuitem', { name: '从云盘删除' }));
    const bar = within(await screen.findByRole('region', { name: '撤销' }));
    localStorage.clear();
    fireEvent(window, new StorageEvent('storage', { key: null }));
    await screen.findByRole('link', { name: '登录' });
    await user.click(bar.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: '撤销' })).toBeNull());
    expect(stub.paths()).not.toContain('/user/cloud/del');
  });

  it('restores songs whose deletion failed', async () => {
    const { user } = await renderScreen('/cloud', {
      login: true,
      answers: cloudDiskAnswers({ '/user/cloud/del': () => new Response('', { status: 500 }) }),
    });
    const menu = await openRowMenu(/^录音1 /);
    await user.click(menu.getByRole('menuitem', { name: '从云盘删除' }));
    await user.click(
      within(await screen.findByRole('region', { name: '撤销' })).getByRole('button', { name: '关闭' }),
    );
    expect(await findCloudRow(/^录音1 /)).toBeInTheDocument();
  });
});
