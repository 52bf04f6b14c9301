import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CallRank, callRanks, createCallQueue } from './call-queue.ts';

let started: string[] = [];

beforeEach(() => {
  started = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settled = () => vi.advanceTimersByTimeAsync(0);

/** A queue of four whose calls are started by name and end when they are told to. */
function setUp() {
  const enter = createCallQueue(4);
  const leave = new Map<string, () => void>();
  const call = async (name: string, rank: keyof typeof callRanks, { signal } = new AbortController()) => {
    const left = await enter(() => callRanks[rank], signal);
    started.push(name);
    leave.set(name, left);
  };
  const end = async (name: string) => {
    leave.get(name)?.();
    await settled();
  };
  return { call, end };
}

describe('a queue of calls', () => {
  it('sends four at once, and the next when one has ended', async () => {
    const { call, end } = setUp();
    for (const name of ['a', 'b', 'c', 'd', 'e']) void call(name, 'change');
    await settled();
    expect(started).toEqual(['a', 'b', 'c', 'd']);
    await end('b');
    expect(started).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('leaves the last place to changes', async () => {
    const { call } = setUp();
    for (const name of ['a', 'b', 'c', 'd']) void call(name, 'page');
    await settled();
    expect(started).toEqual(['a', 'b', 'c']);
    void call('login', 'change');
    await settled();
    expect(started).toEqual(['a', 'b', 'c', 'login']);
  });

  it('sends changes before calls of the page, and those before calls in the background', async () => {
    const { call, end } = setUp();
    for (const name of ['a', 'b', 'c', 'd']) void call(name, 'change');
    void call('later', 'background');
    void call('page', 'page');
    void call('like', 'change');
    await settled();
    for (const name of ['a', 'b', 'c', 'd']) await end(name);
    expect(started.slice(4)).toEqual(['like', 'page', 'later']);
  });

  it('sends calls in the background before calls of the page that came ten seconds later', async () => {
    const { call, end } = setUp();
    for (const name of ['a', 'b', 'c']) void call(name, 'page');
    void call('background', 'background');
    vi.setSystemTime(Date.now() + 9_999);
    void call('soon after', 'page');
    vi.setSystemTime(Date.now() + 2);
    void call('long after', 'page');
    await settled();
    for (const name of ['a', 'b', 'c']) await end(name);
    expect(started.slice(3)).toEqual(['soon after', 'background', 'long after']);
  });

  it('never sends a waiting call that was aborted', async () => {
    const { call, end } = setUp();
    for (const name of ['a', 'b', 'c']) void call(name, 'page');
    const left = new AbortController();
    const waiting = call('of a page that was left', 'page', left);
    void call('next', 'page');
    left.abort(new Error('left'));
    await expect(waiting).rejects.toThrow('left');
    await end('a');
    expect(started).toEqual(['a', 'b', 'c', 'next']);
  });

  it('does not free a place when a call is aborted after it has started', async () => {
    const { call } = setUp();
    const left = new AbortController();
    void call('a', 'page', left);
    for (const name of ['b', 'c', 'd']) void call(name, 'page');
    await settled();
    left.abort();
    await settled();
    expect(started).toEqual(['a', 'b', 'c']);
  });

  it('sends all changes, waiting ones and those made at the end, when the page is left', async () => {
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    const { call } = setUp();
    for (const name of ['a', 'b', 'c', 'd', 'like']) void call(name, 'change');
    void call('read', 'page');
    await settled();
    page.dispatchEvent(new Event('pagehide'));
    for (const name of ['removed', 'played']) void call(name, 'change');
    await settled();
    expect(started).toEqual(['a', 'b', 'c', 'd', 'like', 'removed', 'played']);
    page.dispatchEvent(new Event('pageshow'));
    void call('after coming back', 'change');
    await settled();
    expect(started).not.toContain('after coming back');
  });

  it('ranks a waiting call anew when a place is free', async () => {
    const enter = createCallQueue(4);
    let isBackground = true;
    const ends = await Promise.all(
      [1, 2, 3].map(() => enter(() => callRanks.page, new AbortController().signal)),
    );
    const wait = (name: string, rank: () => CallRank) =>
      void enter(rank, new AbortController().signal).then(() => started.push(name));
    wait('of the hovered page', () => (isBackground ? callRanks.background : callRanks.page));
    vi.setSystemTime(Date.now() + 1);
    wait('of the page', () => callRanks.page);
    isBackground = false;
    ends[0]?.();
    await settled();
    expect(started).toEqual(['of the hovered page']);
  });
});
