import { renderWithProviders } from '@qingyin/test-harness';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiHealth } from './sections/ApiHealth.tsx';
import { CacheState } from './sections/CacheState.tsx';
import { SessionValues } from './sections/SessionValues.tsx';
import { StorageState } from './sections/StorageState.tsx';
import { TestTone } from './sections/TestTone.tsx';
import { Versions } from './sections/Versions.tsx';

const BUILD = 'abc123';
const VERSION = { '/inner/version': { code: 200, data: { version: '4.28.0' } } };
const CAPABILITIES = {
  '/x/capabilities': {
    code: 200,
    data: { product: 'qingyin', version: '1.2', foreign: false, features: ['account', 'notices'] },
  },
};

/** Stubs requests the page sends by plain `fetch`, not by the HTTP client. */
const stubAddresses = (answers: Record<string, () => Response>) =>
  vi.stubGlobal('fetch', (url: string) => {
    const answer = answers[url];
    return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError(`nothing at ${url}`));
  });

beforeEach(() => vi.stubGlobal('__BUILD_ID__', BUILD));
afterEach(() => vi.unstubAllGlobals());

/** Value and explanation of a fact. */
function fact(label: string | RegExp): { value: string; note: string } {
  const row = screen.getByText(label, { selector: 'dt, dt *' }).closest('div');
  const [value, note] = row?.querySelectorAll('dd') ?? [];
  return { value: value?.textContent ?? '', note: note?.textContent ?? '' };
}

describe('test tone', () => {
  it('disables its button while it plays, then shows sample rate and latency', async () => {
    let end: (facts: { sampleRate: number; latencyMs: number | null }) => void = () => undefined;
    const play = vi.fn(
      () => new Promise<{ sampleRate: number; latencyMs: number | null }>((done) => (end = done)),
    );
    renderWithProviders(<TestTone play={play} />);
    const button = screen.getByRole('button', { name: '播放测试音' });
    await userEvent.click(button);
    expect(button).toHaveProperty('disabled', true);
    expect(screen.getByRole('status').textContent).toBe('正在播放…');
    end({ sampleRate: 48_000, latencyMs: 12 });
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toMatch(/采样率 48000 赫兹，输出延迟 12 毫秒/),
    );
    expect(button).toHaveProperty('disabled', false);
    expect(play).toHaveBeenCalledOnce();
  });

  it('shows why the browser offers no audio output', async () => {
    renderWithProviders(<TestTone play={() => Promise.reject(new Error('no device'))} />);
    await userEvent.click(screen.getByRole('button', { name: '播放测试音' }));
    expect(await screen.findByText('浏览器没有给出声音输出：Error: no device')).toBeInTheDocument();
  });
});

describe('storage state', () => {
  it('shows all storages as available', async () => {
    vi.stubGlobal('isSecureContext', true);
    vi.stubGlobal('indexedDB', {
      open: () => {
        const request = { result: { close: () => undefined }, onsuccess: (): void => undefined };
        queueMicrotask(() => request.onsuccess());
        return request;
      },
      deleteDatabase: () => undefined,
    });
    renderWithProviders(<StorageState />);
    expect(fact('本地存储')).toEqual({ value: '可用', note: '' });
    expect(fact('会话存储')).toEqual({ value: '可用', note: '' });
    expect(fact('安全上下文')).toEqual({ value: '是', note: '' });
    await waitFor(() => expect(fact('IndexedDB').value).toBe('可用'));
  });

  it('explains the consequences of blocked storage', async () => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    const blocked = {
      setItem: refuse,
      getItem: refuse,
      removeItem: refuse,
      clear: () => undefined,
      open: refuse,
    };
    for (const name of ['sessionStorage', 'indexedDB']) vi.stubGlobal(name, blocked);
    const { show } = renderWithProviders(null);
    vi.stubGlobal('localStorage', blocked);
    vi.stubGlobal('isSecureContext', false);
    show(<StorageState />);
    expect(fact('本地存储')).toEqual({
      value: '不可用',
      note: '登录状态和语言无法保留，关闭页面后要重新登录。',
    });
    expect(fact('会话存储')).toEqual({ value: '不可用', note: '访问过的页面列表无法保留。' });
    expect(fact('安全上下文').note).toMatch(/^页面经 http 打开。/);
    await waitFor(() =>
      expect(fact('IndexedDB')).toEqual({ value: '不可用', note: '播放队列和设置只在这个页面打开时有效。' }),
    );
  });
});

describe('cache state', () => {
  const withStorage = (parts: Record<string, unknown>) => {
    for (const [name, value] of Object.entries(parts)) vi.stubGlobal(name, value);
  };

  it('lists caches and used space', async () => {
    withStorage({
      isSecureContext: true,
      caches: { keys: () => Promise.resolve(['covers']) },
      navigator: {
        serviceWorker: { getRegistrations: () => Promise.resolve([]) },
        storage: { estimate: () => Promise.resolve({ usage: 2_500_000, quota: 90_000_000_000 }) },
      },
    });
    renderWithProviders(<CacheState />);
    await screen.findByText('covers');
    expect(fact('Service Worker')).toEqual({ value: '未注册', note: '这一版没有离线功能，所以没有注册。' });
    expect(fact('占用空间').value).toBe('2.4 MB / 83.8 GB');
  });

  it.each([
    [false, '浏览器只在 https（或本机）下提供。'],
    [true, '这个浏览器没有提供。'],
  ])('explains why they are not available; secure context: %s', async (isSecureContext, why) => {
    withStorage({ isSecureContext, navigator: {} });
    renderWithProviders(<CacheState />);
    await waitFor(() => expect(fact('Service Worker')).toEqual({ value: '不可用', note: why }));
    expect(fact('Cache Storage')).toEqual({ value: '不可用', note: why });
    expect(fact('占用空间')).toEqual({ value: '不可用', note: why });
  });
});

describe('versions', () => {
  const served = (build: string) => stubAddresses({ '/version.json': () => Response.json({ build }) });

  it('shows the versions of page and server', async () => {
    served(BUILD);
    renderWithProviders(<Versions />, VERSION);
    await waitFor(() => expect(fact('服务器').value).toBe('4.28.0'));
    await waitFor(() => expect(fact('服务器提供的页面')).toEqual({ value: BUILD, note: '' }));
  });

  it('suggests a reload if builds differ, and shows a failed request as unknown', async () => {
    served('def456');
    renderWithProviders(<Versions />, { '/inner/version': { code: 500 } });
    await waitFor(() =>
      expect(fact('服务器提供的页面')).toEqual({
        value: 'def456',
        note: '服务器上有另一个版本，重新载入后换过去。',
      }),
    );
    await waitFor(() => expect(fact('服务器').value).toBe('问不到'));
  });
});

describe('session values', () => {
  it('shows the four values with a masked cookie', () => {
    const { session, show } = renderWithProviders(null);
    session.save({ cookie: 'MUSIC_U=0123456789abcdef', userId: '12', visitor: false, login: true });
    show(<SessionValues />);
    expect(fact('cookie').value).toBe('MUSI… (24)');
    expect(fact('userId').value).toBe('12');
    expect(fact('visitor').value).toBe('false');
    expect(fact('login').value).toBe('true');
    expect(document.body.textContent).not.toContain('0123456789');
  });
});

describe('health of the service', () => {
  it('shows process, API and capabilities, and checks again on request', async () => {
    let answers = 0;
    stubAddresses({ '/healthz': () => new Response(`ok ${String((answers += 1))}`) });
    renderWithProviders(<ApiHealth />, { ...VERSION, ...CAPABILITIES });
    await waitFor(() =>
      expect(fact(/^进程/)).toEqual({ value: expect.stringMatching(/^正常，\d+ 毫秒$/), note: 'ok 1' }),
    );
    await waitFor(() => expect(fact(/^接口/).note).toBe('4.28.0'));
    await waitFor(() => expect(fact(/^能力/).note).toBe('qingyin 1.2: account, notices'));
    await userEvent.click(screen.getByRole('button', { name: '重新检查' }));
    await waitFor(() => expect(fact(/^进程/).note).toBe('ok 2'));
  });

  it('shows an alert with a retry for an unhealthy service', async () => {
    let isUp = false;
    stubAddresses({
      '/healthz': () => (isUp ? new Response('ok') : new Response('starting', { status: 503 })),
    });
    renderWithProviders(<ApiHealth />, { ...VERSION, ...CAPABILITIES });
    const alert = await screen.findByRole('alert');
    isUp = true;
    await userEvent.click(within(alert).getByRole('button', { name: '重试' }));
    await waitFor(() => expect(fact(/^进程/).note).toBe('ok'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
