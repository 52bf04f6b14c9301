import { ApiError } from '@qingyin/http-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keptListens } from './kept-listens.ts';
import { GOES_ON_MS, type Listen } from './listen.ts';
import { CLAIMED_MS, createListenQueue, type ListenQueue } from './listen-queue.ts';
import { laterListens } from './listens.ts';

/** A service as it is on the other side of a network: what arrives is counted once by its name. */
function service() {
  const counted = new Map<string, { seconds: number; at: number }>();
  const arrived: string[] = [];
  let mode: 'well' | 'cut' | 'answer-lost' | 'refuses' | 'silent' = 'well';
  return {
    counted,
    arrived,
    is: (next: typeof mode) => void (mode = next),
    send: async (listen: Listen, ago: number): Promise<void> => {
      if (mode === 'cut') throw new ApiError('network', 'No answer');
      if (mode === 'silent') return new Promise(() => undefined);
      if (mode === 'refuses') throw new ApiError('failure', '没有这首歌', { status: 200, code: 404 });
      arrived.push(listen.id);
      if (!counted.has(listen.id)) counted.set(listen.id, { seconds: listen.seconds, at: Date.now() - ago });
      // It has written it down and is killed before it can say so.
      if (mode === 'answer-lost') throw new ApiError('network', 'No answer');
    },
  };
}

const MINUTE = 60_000;
const open: ListenQueue[] = [];
let uid: string | null;
let online: boolean;
const told = vi.fn();

/** A page of the browser; all of them have the same database. */
function page(there: ReturnType<typeof service>): ListenQueue {
  const made = createListenQueue({
    store: keptListens(),
    send: there.send,
    uid: () => uid,
    online: () => online,
    told,
  });
  open.push(made);
  return made;
}
const listen = (id: string, change: Partial<Listen> = {}): Listen => ({
  id,
  uid: '10',
  songId: '1',
  sourceId: '0',
  seconds: 40,
  at: Date.now(),
  ...change,
});

beforeEach(() => {
  vi.useFakeTimers();
  [uid, online] = ['10', true];
  told.mockClear();
});
afterEach(() => {
  for (const each of open.splice(0)) each.dispose();
  vi.useRealTimers();
});

it('tells what was heard, at once and once', async () => {
  const there = service();
  const queue = page(there);
  await queue.tell(listen('a'));
  await queue.flush();
  expect(there.arrived).toEqual(['a']);
  expect(told).toHaveBeenCalledTimes(1);
});

it('keeps it while the network is away and tells it as heard then', async () => {
  const there = service();
  there.is('cut');
  const begin = Date.now();
  const queue = page(there);
  await queue.tell(listen('a'));
  await queue.tell(listen('b', { at: begin - MINUTE }));
  expect(there.arrived).toEqual([]);
  // The page is closed; the next day there is another one, and a network.
  queue.dispose();
  vi.setSystemTime(begin + 24 * 60 * MINUTE);
  there.is('well');
  await page(there).flush();
  expect([...there.counted.keys()].sort()).toEqual(['a', 'b']);
  expect(there.counted.get('a')?.at).toBe(begin);
  expect(there.counted.get('b')?.at).toBe(begin - MINUTE);
});

it('tries again by itself, and at once when the network is back', async () => {
  const there = service();
  there.is('cut');
  const queue = page(there);
  await queue.tell(listen('a'));
  there.is('well');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(there.arrived).toEqual(['a']);
  online = false;
  await queue.tell(listen('b'));
  expect(there.arrived).toEqual(['a']);
  online = true;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(there.arrived).toEqual(['a', 'b']);
});

it('is counted once by a service that was killed after it had written it down', async () => {
  const there = service();
  there.is('answer-lost');
  const queue = page(there);
  await queue.tell(listen('a'));
  there.is('well');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(there.arrived).toEqual(['a', 'a']);
  expect(there.counted.size).toBe(1);
  await vi.advanceTimersByTimeAsync(60 * MINUTE);
  expect(there.arrived).toHaveLength(2);
});

it('is told by one of two pages only', async () => {
  const there = service();
  there.is('cut');
  const [one, other] = [page(there), page(there)];
  for (const id of ['a', 'b', 'c']) await one.tell(listen(id));
  there.is('well');
  await Promise.all([one.flush(), other.flush(), one.flush()]);
  await vi.advanceTimersByTimeAsync(CLAIMED_MS * 2);
  expect(there.arrived.toSorted()).toEqual(['a', 'b', 'c']);
});

it('is taken over from a page that was closed while it told it', async () => {
  const there = service();
  there.is('silent');
  const closed = page(there);
  void closed.tell(listen('a'));
  await vi.advanceTimersByTimeAsync(0);
  closed.dispose();
  there.is('well');
  const other = page(there);
  await other.flush();
  // The page may still be at it.
  expect(there.arrived).toEqual([]);
  await vi.advanceTimersByTimeAsync(CLAIMED_MS + 2000);
  expect(there.arrived).toEqual(['a']);
});

it('waits for its own listener', async () => {
  const there = service();
  uid = null;
  const queue = page(there);
  await queue.tell(listen('a'));
  uid = '11';
  await queue.flush();
  expect(there.arrived).toEqual([]);
  uid = '10';
  await queue.flush();
  expect(there.arrived).toEqual(['a']);
});

it('goes away when the service does not want it, and holds up nothing', async () => {
  const there = service();
  there.is('refuses');
  const queue = page(there);
  await queue.tell(listen('gone'));
  there.is('well');
  await queue.tell(listen('a'));
  await vi.advanceTimersByTimeAsync(60 * MINUTE);
  expect(there.arrived).toEqual(['a']);
});

it('while it goes on is kept, and told by another page when it never ended', async () => {
  const there = service();
  const queue = page(there);
  await queue.tell(listen('a', { seconds: 30 }), true);
  await queue.tell(listen('a', { seconds: 60 }), true);
  expect(there.arrived).toEqual([]);
  queue.dispose();
  vi.setSystemTime(Date.now() + GOES_ON_MS + 1);
  await page(there).flush();
  expect(there.counted.get('a')?.seconds).toBe(60);
  // One that does end is told whole.
  const next = page(there);
  await next.tell(listen('b', { seconds: 30 }), true);
  await next.tell(listen('b', { seconds: 200 }));
  expect(there.counted.get('b')?.seconds).toBe(200);
  expect(there.arrived).toEqual(['a', 'b']);
});

it('what is heard before the code is there waits for it', async () => {
  const there = service();
  const load = vi.fn(() => Promise.resolve(page(there)));
  load.mockRejectedValueOnce(new Error('no network'));
  const ports = { send: there.send, uid: () => uid, online: () => online, told };
  const listens = laterListens(ports, load);
  listens.tell(listen('a'), false);
  await vi.advanceTimersByTimeAsync(0);
  expect(there.arrived).toEqual([]);
  listens.tell(listen('b'), false);
  await vi.advanceTimersByTimeAsync(0);
  expect(there.arrived).toEqual(['a', 'b']);
});

it('is kept on the device also where the page is left before the code of the queue has come', async () => {
  const there = service();
  const load = () => Promise.reject(new Error('no network'));
  const listens = laterListens({ send: there.send, uid: () => uid, online: () => online, told }, load);
  listens.tell(listen('a', { seconds: 2 }), true);
  listens.tell(listen('a'), false);
  await vi.advanceTimersByTimeAsync(0);
  await page(there).flush();
  expect(there.arrived).toEqual(['a']);
  expect(there.counted.get('a')?.seconds).toBe(40);
});
