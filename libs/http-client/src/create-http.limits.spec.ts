import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configureHttp, createHttp, http } from './index.ts';
import { stubFetch } from './testing.ts';
import { rejectedApiError, plain, setUp, status } from './testing/set-up.ts';

describe('timeout of a call (docs/specification/http.md and docs/specification/constants.md)', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const silent: typeof fetch = (_input, init) =>
    new Promise((_resolve, reject) => {
      const signal = _input instanceof Request ? _input.signal : init?.signal;
      signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    });

  it('ends a call after 100 000 ms', async () => {
    const client = createHttp({ fetch: silent, baseUrl: 'http://qingyin.test' });
    const settled = vi.fn();
    const error = rejectedApiError(client.call(plain)).finally(settled);
    await vi.advanceTimersByTimeAsync(99_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect((await error).kind).toBe('timeout');
  });

  it('covers the body of an answer, not only its headers', async () => {
    const stalled: typeof fetch = (input) => {
      const { signal } = input instanceof Request ? input : new Request(input);
      const body = new ReadableStream({
        start: (stream) => signal.addEventListener('abort', () => stream.error(signal.reason)),
      });
      return Promise.resolve(new Response(body));
    };
    const client = createHttp({ fetch: stalled, baseUrl: 'http://qingyin.test' });
    const error = rejectedApiError(client.call(plain));
    await vi.advanceTimersByTimeAsync(100_000);
    expect((await error).kind).toBe('timeout');
  });

  it('leaves no timer behind after an answer, a 302 included', async () => {
    const { client } = setUp({ code: 200 });
    await client.call(plain);
    expect(vi.getTimerCount()).toBe(0);
    const swallowed = setUp(status(302));
    void swallowed.client.call(plain);
    await vi.waitFor(() => expect(swallowed.signals).toHaveLength(1));
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects with an abort, not a timeout, when the caller aborts', async () => {
    const client = createHttp({ fetch: silent, baseUrl: 'http://qingyin.test' });
    const giveUp = new AbortController();
    const error = rejectedApiError(client.call(plain, { signal: giveUp.signal }));
    await vi.advanceTimersByTimeAsync(10);
    giveUp.abort();
    expect((await error).kind).toBe('abort');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects at once when the caller has already aborted', async () => {
    const client = createHttp({ fetch: silent, baseUrl: 'http://qingyin.test' });
    const error = rejectedApiError(client.call(plain, { signal: AbortSignal.abort() }));
    await vi.advanceTimersByTimeAsync(0);
    expect((await error).kind).toBe('abort');
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('signals', () => {
  it('notifies every listener of a signal until it unsubscribes', async () => {
    const { client } = setUp(() => status(404));
    const [stays, leaves] = [vi.fn(), vi.fn()];
    client.signals.on(stays);
    client.signals.on(leaves)();
    await rejectedApiError(client.call(plain));
    expect(stays).toHaveBeenCalledTimes(1);
    expect(leaves).not.toHaveBeenCalled();
  });

  it('notifies listeners of the page’s client that were added before it was configured', async () => {
    const listener = vi.fn();
    const stop = http.signals.on(listener);
    configureHttp({
      fetch: stubFetch({ '/thing': () => status(503) }).fetch,
      baseUrl: 'http://qingyin.test',
    });
    await rejectedApiError(http.call(plain));
    expect(listener).toHaveBeenCalledWith({ kind: 'session-lost', status: 503 });
    stop();
    await rejectedApiError(http.call(plain));
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
