import { ApiError } from '@qingyin/http-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createListeningEventStore } from './listening-event-store.ts';
import { IN_PROGRESS_DELAY_MS, type ListeningEvent } from './listening-event.ts';
import { CLAIM_MS, createScrobbleQueue, type ScrobbleQueue } from './scrobble-queue.ts';
import { createLazyScrobbler } from './lazy-scrobbler.ts';

/** Fake service behind an unreliable network: counts each event once, by its id. */
function service() {
  const counted = new Map<string, { seconds: number; at: number }>();
  const arrived: string[] = [];
  let mode: 'well' | 'cut' | 'answer-lost' | 'refuses' | 'silent' = 'well';
  return {
    counted,
    arrived,
    is: (next: typeof mode) => void (mode = next),
    send: async (listen: ListeningEvent, ago: number): Promise<void> => {
      if (mode === 'cut') throw new ApiError('network', 'No answer');
      if (mode === 'silent') return new Promise(() => undefined);
      if (mode === 'refuses') throw new ApiError('failure', '没有这首歌', { status: 200, code: 404 });
      arrived.push(listen.id);
      if (!counted.has(listen.id)) counted.set(listen.id, { seconds: listen.seconds, at: Date.now() - ago });
      // The service has stored the event, but its response is lost.
      if (mode === 'answer-lost') throw new ApiError('network', 'No answer');
    },
  };
}

const MINUTE = 60_000;
const open: ScrobbleQueue[] = [];
let uid: string | null;
let online: boolean;
const onSent = vi.fn();

/** A tab of the browser; all tabs share one database. */
function page(there: ReturnType<typeof service>): ScrobbleQueue {
  const made = createScrobbleQueue({
    store: createListeningEventStore(),
    send: there.send,
    uid: () => uid,
    online: () => online,
    onDelivered: onSent,
  });
  open.push(made);
  return made;
}
const listen = (id: string, change: Partial<ListeningEvent> = {}): ListeningEvent => ({
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
  onSent.mockClear();
});
afterEach(() => {
  for (const each of open.splice(0)) each.dispose();
  vi.useRealTimers();
});

it('delivers a listening event at once and only once', async () => {
  const there = service();
  const queue = page(there);
  await queue.submit(listen('a'));
  await queue.flush();
  expect(there.arrived).toEqual(['a']);
  expect(onSent).toHaveBeenCalledTimes(1);
});

it('keeps events while offline and delivers them with their original times', async () => {
  const there = service();
  there.is('cut');
  const begin = Date.now();
  const queue = page(there);
  await queue.submit(listen('a'));
  await queue.submit(listen('b', { at: begin - MINUTE }));
  expect(there.arrived).toEqual([]);
  // The tab is closed; another one opens the next day, with a network.
  queue.dispose();
  vi.setSystemTime(begin + 24 * 60 * MINUTE);
  there.is('well');
  await page(there).flush();
  expect([...there.counted.keys()].sort()).toEqual(['a', 'b']);
  expect(there.counted.get('a')?.at).toBe(begin);
  expect(there.counted.get('b')?.at).toBe(begin - MINUTE);
});

it('retries with a delay, and at once when the browser goes online', async () => {
  const there = service();
  there.is('cut');
  const queue = page(there);
  await queue.submit(listen('a'));
  there.is('well');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(there.arrived).toEqual(['a']);
  online = false;
  await queue.submit(listen('b'));
  expect(there.arrived).toEqual(['a']);
  online = true;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(there.arrived).toEqual(['a', 'b']);
});

it('is counted once if the response was lost, because a retry has the same id', async () => {
  const there = service();
  there.is('answer-lost');
  const queue = page(there);
  await queue.submit(listen('a'));
  there.is('well');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(there.arrived).toEqual(['a', 'a']);
  expect(there.counted.size).toBe(1);
  await vi.advanceTimersByTimeAsync(60 * MINUTE);
  expect(there.arrived).toHaveLength(2);
});

it('delivers each event from one tab only', async () => {
  const there = service();
  there.is('cut');
  const [one, other] = [page(there), page(there)];
  for (const id of ['a', 'b', 'c']) await one.submit(listen(id));
  there.is('well');
  await Promise.all([one.flush(), other.flush(), one.flush()]);
  await vi.advanceTimersByTimeAsync(CLAIM_MS * 2);
  expect(there.arrived.toSorted()).toEqual(['a', 'b', 'c']);
});

it('delivers an event whose tab was closed during delivery, once its claim expires', async () => {
  const there = service();
  there.is('silent');
  const closed = page(there);
  void closed.submit(listen('a'));
  await vi.advanceTimersByTimeAsync(0);
  closed.dispose();
  there.is('well');
  const other = page(there);
  await other.flush();
  // The closed tab may still be delivering it.
  expect(there.arrived).toEqual([]);
  await vi.advanceTimersByTimeAsync(CLAIM_MS + 2000);
  expect(there.arrived).toEqual(['a']);
});

it('delivers an event only while its own user is logged in', async () => {
  const there = service();
  uid = null;
  const queue = page(there);
  await queue.submit(listen('a'));
  uid = '11';
  await queue.flush();
  expect(there.arrived).toEqual([]);
  uid = '10';
  await queue.flush();
  expect(there.arrived).toEqual(['a']);
});

it('drops an event the service rejects and continues with the next', async () => {
  const there = service();
  there.is('refuses');
  const queue = page(there);
  await queue.submit(listen('gone'));
  there.is('well');
  await queue.submit(listen('a'));
  await vi.advanceTimersByTimeAsync(60 * MINUTE);
  expect(there.arrived).toEqual(['a']);
});

it('keeps an event in progress, which another tab delivers if it never ended', async () => {
  const there = service();
  const queue = page(there);
  await queue.submit(listen('a', { seconds: 30 }), true);
  await queue.submit(listen('a', { seconds: 60 }), true);
  expect(there.arrived).toEqual([]);
  queue.dispose();
  vi.setSystemTime(Date.now() + IN_PROGRESS_DELAY_MS + 1);
  await page(there).flush();
  expect(there.counted.get('a')?.seconds).toBe(60);
  // An event that ends is delivered once, with its whole duration.
  const next = page(there);
  await next.submit(listen('b', { seconds: 30 }), true);
  await next.submit(listen('b', { seconds: 200 }));
  expect(there.counted.get('b')?.seconds).toBe(200);
  expect(there.arrived).toEqual(['a', 'b']);
});

it('delivers events that were submitted before the code of the queue was loaded', async () => {
  const there = service();
  const load = vi.fn(() => Promise.resolve(page(there)));
  load.mockRejectedValueOnce(new Error('no network'));
  const ports = { send: there.send, uid: () => uid, online: () => online, onDelivered: onSent };
  const listens = createLazyScrobbler(ports, load);
  listens.submit(listen('a'), false);
  await vi.advanceTimersByTimeAsync(0);
  expect(there.arrived).toEqual([]);
  listens.submit(listen('b'), false);
  await vi.advanceTimersByTimeAsync(0);
  expect(there.arrived).toEqual(['a', 'b']);
});

it('persists an event even if the code of the queue never loads', async () => {
  const there = service();
  const load = () => Promise.reject(new Error('no network'));
  const listens = createLazyScrobbler(
    { send: there.send, uid: () => uid, online: () => online, onDelivered: onSent },
    load,
  );
  listens.submit(listen('a', { seconds: 2 }), true);
  listens.submit(listen('a'), false);
  await vi.advanceTimersByTimeAsync(0);
  await page(there).flush();
  expect(there.arrived).toEqual(['a']);
  expect(there.counted.get('a')?.seconds).toBe(40);
});
