import { endpoints } from '@qingyin/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserConcurrency, createHttp, inBackground } from './index.ts';
import { plain, rejectedApiError } from './testing/set-up.ts';

const { account, system, music } = endpoints;

/** A service that answers nothing until it is told to; `sent` are the paths that it has received. */
function hangingService() {
  const sent: string[] = [];
  const answers: (() => void)[] = [];
  const fetch: typeof globalThis.fetch = (input, init) => {
    const { url, signal } = new Request(input, init);
    sent.push(new URL(url).pathname.replace('/api', ''));
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      answers.push(() => resolve(Response.json({ code: 200 })));
    });
  };
  return { sent, answers, http: createHttp({ fetch, baseUrl: 'http://qingyin.test', concurrency: 4 }) };
}

const read = () => ({ signal: new AbortController().signal });

describe('calls to a service that does not answer', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('keep three connections busy, and the login and the capabilities are sent all the same', async () => {
    const { sent, http } = hangingService();
    for (let each = 0; each < 9; each += 1) void http.call(plain, read());
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual(['/thing', '/thing', '/thing']);
    void http.call(system.capabilities, read());
    await vi.advanceTimersByTimeAsync(0);
    expect(sent.slice(3)).toEqual(['/x/capabilities']);
  });

  it('leave a place for the song to play', async () => {
    const { sent, http } = hangingService();
    for (let each = 0; each < 4; each += 1) void http.call(plain, read());
    void http.call(music.songUrl, { params: { id: '1', level: 'standard' }, ...read() });
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual(['/thing', '/thing', '/thing', '/song/url/v1']);
  });

  it('do not hold up a call for which the page may end', async () => {
    const { sent, http } = hangingService();
    for (let each = 0; each < 4; each += 1) void http.call(account.logout);
    void http.call(account.logout, { keepalive: true });
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toHaveLength(5);
  });

  it('send a login before calls of the page that have waited longer', async () => {
    const { sent, answers, http } = hangingService();
    for (let each = 0; each < 4; each += 1) void http.call(account.logout);
    void http.call(music.banner, read());
    void inBackground(() => http.call(music.searchHot, read()));
    void http.call(account.loginEmail, { params: { email: 'a@b.c', password: 'x' } });
    await vi.advanceTimersByTimeAsync(0);
    for (const answer of answers.splice(0)) answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent.slice(4)).toEqual(['/login', '/banner', '/search/hot/detail']);
  });

  it('end after 100 000 ms, the time in the queue included', async () => {
    const { http } = hangingService();
    const failed = Array.from({ length: 5 }, () => rejectedApiError(http.call(plain, read())));
    await vi.advanceTimersByTimeAsync(100_000);
    expect((await Promise.all(failed)).map(({ kind }) => kind)).toEqual(Array(5).fill('timeout'));
    expect(vi.getTimerCount()).toBe(0);
  });

  it('make room when their page is left, and are never sent if they waited', async () => {
    const { sent, http } = hangingService();
    const page = new AbortController();
    const left = Array.from({ length: 5 }, () => rejectedApiError(http.call(plain, { signal: page.signal })));
    await vi.advanceTimersByTimeAsync(0);
    void http.call(music.banner, read());
    page.abort();
    expect((await Promise.all(left)).map(({ kind }) => kind)).toEqual(Array(5).fill('abort'));
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual(['/thing', '/thing', '/thing', '/banner']);
  });
});

describe('browserConcurrency', () => {
  afterEach(() => vi.restoreAllMocks());

  it.each([
    ['h2', Infinity],
    ['h3', Infinity],
    ['http/1.1', 4],
    ['', 4],
    [undefined, 4],
  ])('over %s is %s', (nextHopProtocol, expected) => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
      nextHopProtocol === undefined ? [] : [{ nextHopProtocol } as unknown as PerformanceEntry],
    );
    expect(browserConcurrency()).toBe(expected);
  });
});
