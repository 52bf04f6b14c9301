import { lazyAccountKeys } from '@qingyin/data-account';
import type { StubAnswer } from '@qingyin/http-client/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pageAnswers } from '../../../testing/login-stub-answers.ts';
import { renderScreen } from '../../../testing/render-screen.ts';

/** Polling interval, ms. */
const LOOK_MS = 1500;
const waiting = { code: 801, message: '等待扫码', cookie: '' };
const scanned = { code: 802, message: '授权中', cookie: '', nickname: '听松', avatarUrl: '' };
const confirmed = { code: 803, message: '授权登录成功', cookie: 'MUSIC_U=qr; HTTPOnly' };
const expired = { code: 800, message: '二维码不存在或已过期', cookie: '' };
const status = { data: { code: 200, account: { id: 10 }, profile: { userId: 10, nickname: '听松' } } };

async function openQr(answers: Readonly<Record<string, StubAnswer>> = {}, href = '/login?way=qr') {
  let keys = 0;
  let state: StubAnswer = waiting;
  const opened = await renderScreen(href, {
    answers: {
      ...pageAnswers,
      '/login/qr/key': () => ({ code: 200, data: { code: 200, unikey: `key${++keys}` } }),
      '/login/qr/create': (url) => ({
        code: 200,
        data: { qrurl: `http://qingyin.test/?qr=${url.searchParams.get('key') ?? ''}`, qrimg: '' },
      }),
      '/login/qr/check': () => {
        if (state instanceof Error) throw state;
        return state as object;
      },
      '/login/status': status,
      ...answers,
    },
  });
  // Waits for the lazily loaded QR renderer in the first test.
  await screen.findByRole('img', { name: '登录用的二维码' });
  const key = () => `key${keys}`;
  return {
    ...opened,
    key,
    looks: () => opened.stub.paths().filter((path) => path === '/login/qr/check').length,
    /** Sets the state that the next poll returns, and polls. */
    becomes: (next: StubAnswer) => {
      state = next;
      return act(() => opened.queryClient.refetchQueries({ queryKey: lazyAccountKeys.qrState(key()) }));
    },
  };
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('扫码登录', () => {
  it('shows who scanned the code, logs in after the confirmation and returns', async () => {
    const { becomes, router, session } = await openQr({}, '/login?way=qr&redirect=%2FplayList%2F7');
    expect(screen.getByText(/用已登录的手机扫一扫/)).toBeInTheDocument();
    await becomes(scanned);
    expect(await screen.findByText('听松')).toBeInTheDocument();
    expect(screen.getByText(/请在那台设备上确认登录/)).toBeInTheDocument();
    await becomes(confirmed);
    await waitFor(() => expect(router.state.location.href).toBe('/playList/7'));
    expect(session.get()).toEqual({ cookie: 'MUSIC_U=qr;', userId: '10', visitor: false, login: true });
  });

  it('offers a new code after the old one has expired', async () => {
    const { becomes, user, stub, key } = await openQr();
    await becomes(expired);
    expect(await screen.findByText('二维码已过期。')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '刷新二维码' }));
    await waitFor(() => expect(key()).toBe('key2'));
    await becomes(waiting);
    expect(await screen.findByText(/用已登录的手机扫一扫/)).toBeInTheDocument();
    const asked = stub.requests.filter(({ url }) => url.pathname === '/api/login/qr/check').at(-1);
    expect(asked?.url.searchParams.get('key')).toBe('key2');
    // The service must be able to set its cookie, which logs the page in.
    expect(asked?.url.searchParams.has('noCookie')).toBe(false);
  });

  it('distinguishes a refusal from an expired code', async () => {
    const { becomes } = await openQr();
    await becomes(scanned);
    expect(await screen.findByText('听松')).toBeInTheDocument();
    await becomes(expired);
    expect(await screen.findByText(/没有同意登录/)).toBeInTheDocument();
  });

  it('keeps polling while the service is unreachable and reports it', async () => {
    const { becomes } = await openQr();
    await becomes(new TypeError('gone'));
    expect(await screen.findByText(/暂时连不上服务器/)).toBeInTheDocument();
    await becomes(scanned);
    expect(await screen.findByText('听松')).toBeInTheDocument();
  });

  it('polls at its interval, pauses while the page is hidden and stops after a decision', async () => {
    // Fakes the timer of TanStack Query's `refetchInterval`.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { looks, becomes, queryClient } = await openQr();
    const hidden = vi.spyOn(document, 'visibilityState', 'get');
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    /** Number of polls so far and of running requests. */
    const seen = () => [looks(), queryClient.isFetching()];
    await expect.poll(seen).toEqual([1, 0]);
    await pass(LOOK_MS - 1);
    expect(seen()).toEqual([1, 0]);
    for (const times of [2, 3, 4]) {
      await pass(LOOK_MS);
      await expect.poll(seen).toEqual([times, 0]);
    }
    hidden.mockReturnValue('hidden');
    await pass(4 * LOOK_MS);
    expect(seen()).toEqual([4, 0]);
    hidden.mockReturnValue('visible');
    await pass(LOOK_MS);
    await expect.poll(seen).toEqual([5, 0]);
    await becomes(expired);
    expect(seen()).toEqual([6, 0]);
    await pass(4 * LOOK_MS);
    expect(seen()).toEqual([6, 0]);
  });

  it('retries when no code could be fetched', async () => {
    let calls = 0;
    const opening = openQr({
      '/login/qr/key': () =>
        calls++ === 0 ? { code: 500 } : { code: 200, data: { code: 200, unikey: 'key1' } },
    });
    const retry = await screen.findByRole('button', { name: '重试' });
    retry.click();
    await opening;
    expect(calls).toBe(2);
  });

  it('retries the login status after the confirmation', async () => {
    let calls = 0;
    const { becomes, user, session } = await openQr({
      '/login/status': () => (calls++ === 0 ? { code: 500 } : status),
    });
    await becomes(confirmed);
    await user.click(await screen.findByRole('button', { name: '重试' }));
    await waitFor(() => expect(session.isLoggedIn()).toBe(true));
  });
});
