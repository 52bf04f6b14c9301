import { renderWithProviders } from '@qingyin/test-harness';
import type { DownloadPlan } from '@qingyin/contract';
import type { StubAnswer } from '@qingyin/http-client/testing';
import { ActionBarHost, MessageHost } from '@qingyin/ui';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Download from './Download.tsx';

const able = (...features: string[]) => ({
  '/x/capabilities': { code: 200, data: { product: 'qingyin', version: '1', foreign: false, features } },
});
const ours = able('download');
const plan = (change: Partial<DownloadPlan> = {}): { '/x/download': StubAnswer } => ({
  '/x/download': {
    code: 200,
    data: {
      url: 'http://qingyin.test/downloads/7?ticket=x',
      expireTime: 0,
      count: 3,
      size: 12_400_000,
      left: [],
      ...change,
    },
  },
});
const gone = { id: 9, name: '无声', artist: '林间', reason: 'gone' } as const;

/** Addresses of followed links; jsdom does not navigate. */
const saved: { href: string; target: string }[] = [];
const follow = (event: MouseEvent): void => {
  if (!(event.target instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  saved.push({ href: event.target.href, target: event.target.target });
};
beforeEach(() => {
  saved.length = 0;
  document.addEventListener('click', follow, true);
});
afterEach(() => document.removeEventListener('click', follow, true));

function open(ids: number[], answers: Record<string, StubAnswer>) {
  const onClose = vi.fn();
  const part = (
    <>
      <Download request={{ ids, name: '山居' }} onClose={onClose} />
      <MessageHost />
      <ActionBarHost />
    </>
  );
  const { stub } = renderWithProviders(part, answers);
  const asked = async () =>
    Promise.all(
      stub.requests.filter(({ url }) => url.pathname === '/api/x/download').map((request) => request.form()),
    );
  return { stub, asked, onClose, user: userEvent.setup() };
}
const link = () => screen.findByRole<HTMLAnchorElement>('link', { name: '开始下载' });

describe('downloading one song', () => {
  it('starts at once in the quality chosen last', async () => {
    const { asked, onClose } = open([5], { ...ours, ...plan({ count: 1 }) });
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(saved).toEqual([{ href: 'http://qingyin.test/downloads/7?ticket=x', target: '' }]);
    expect(await asked()).toEqual([{ ids: '5', level: 'exhigh', name: '山居' }]);
    expect(screen.getByText('已开始下载')).toBeInTheDocument();
  });

  it('shows the reason and stays open if the song cannot be downloaded', async () => {
    const { onClose } = open([9], { ...ours, ...plan({ url: null, count: 0, left: [gone] }) });
    const dialog = await screen.findByRole('dialog', { name: '下载' });
    expect(await within(dialog).findByText('这些歌都不能下载。')).toBeInTheDocument();
    expect(dialog.textContent).toContain('无声 - 林间');
    expect(dialog.textContent).toContain('暂无音源');
    expect(within(dialog).queryByRole('link')).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
    expect(saved).toEqual([]);
  });

  it("opens the contract's download address in a new tab for a foreign service", async () => {
    const { stub, onClose } = open([5], {
      ...able('provoke'),
      '/song/download/url/v1': { code: 200, data: { url: 'https://cdn.example/5.mp3' } },
    });
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(saved).toEqual([{ href: 'https://cdn.example/5.mp3', target: '_blank' }]);
    expect(stub.paths()).not.toContain('/x/download');
  });

  it('shows an error without retry if a foreign service refuses', async () => {
    open([5], { ...able(), '/song/download/url/v1': { code: 200, data: { url: null } } });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('这首歌不能下载');
    // A foreign service gives no reason, and a retry would not change its answer.
    expect(within(alert).queryByRole('button', { name: '重试' })).toBeNull();
    expect(saved).toEqual([]);
  });
});

describe('downloading several songs', () => {
  it('shows count, size and the songs left out before it starts', async () => {
    open([1, 2, 3, 9], { ...ours, ...plan({ left: [gone] }) });
    expect((await link()).href).toBe('http://qingyin.test/downloads/7?ticket=x');
    expect((await link()).hasAttribute('download')).toBe(true);
    const dialog = screen.getByRole('dialog', { name: '下载' });
    expect(within(dialog).getByRole('status').textContent).toBe('3 首歌，约 12 MB，装在一个 ZIP 压缩包里');
    expect(dialog.textContent).toContain('1 首没有下载权限');
    expect(saved).toEqual([]);
  });

  it('requests a new plan for another quality, which is persisted', async () => {
    const { asked, user } = open([1, 2, 3], { ...ours, ...plan() });
    await link();
    await user.click(screen.getByRole('radio', { name: /^无损/ }));
    await waitFor(async () =>
      expect((await asked()).map(({ level }) => level)).toEqual(['exhigh', 'lossless']),
    );
    await link();
  });

  it('closes the dialog once the link was followed', async () => {
    const { onClose, user } = open([1, 2, 3], { ...ours, ...plan() });
    await user.click(await link());
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  it('offers a retry after an error', async () => {
    let calls = 0;
    const answer = plan()['/x/download'];
    const { user } = open([1, 2], {
      ...ours,
      '/x/download': () =>
        calls++ === 0 ? { code: 400, message: '一次最多下载 1 首歌' } : (answer as object),
    });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('一次最多下载 1 首歌');
    await user.click(within(alert).getByRole('button', { name: '重试' }));
    expect(await link()).toBeInTheDocument();
  });
});
