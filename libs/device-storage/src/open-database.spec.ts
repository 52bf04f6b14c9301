import { get, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStorageAvailability } from './storage-availability.ts';
import { DatabaseUnavailableError, openDatabase } from './open-database.ts';
import { fakeFactory, fakeObjects } from './testing/fake-database.ts';

/** Longer than the timeout of the database. */
const LONG_MS = 10_000;

let values: Map<string, unknown>;
let fake: ReturnType<typeof fakeFactory>;
beforeEach(() => {
  vi.useFakeTimers();
  values = new Map([['a', 1]]);
  fake = fakeFactory(fakeObjects(values));
  vi.stubGlobal('indexedDB', fake.factory);
});
afterEach(() => void vi.useRealTimers());

/** State of a promise: its outcome, or open. */
function outcome(promise: Promise<unknown>) {
  const end = { is: 'open' as unknown };
  promise.then(
    (value) => (end.is = value),
    (error: unknown) => (end.is = error),
  );
  return end;
}

describe('openDatabase', () => {
  it('reads and writes when the database opens', async () => {
    const absent = createStorageAvailability();
    const store = openDatabase('d', 's', absent);
    const reading = get('a', store);
    fake.answer(fake.opening[0]);
    expect(await reading).toBe(1);
    await vi.advanceTimersByTimeAsync(LONG_MS);
    expect(absent.isUnavailable('indexedDB')).toBe(false);
    expect(await get('a', store)).toBe(1);
  });

  const refused = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  it.each([
    ['throws on open', { open: refused }],
    ['is null', null],
    ['does not exist', undefined],
  ])('marks a database as unavailable that %s', async (_what, factory) => {
    vi.stubGlobal('indexedDB', factory);
    const absent = createStorageAvailability();
    const store = openDatabase('d', 's', absent);
    await expect(get('a', store)).rejects.toThrow();
    expect(absent.isUnavailable('indexedDB')).toBe(true);
    await expect(set('a', 2, store)).rejects.toThrow(DatabaseUnavailableError);
  });

  it('marks a database as unavailable that refuses to open', async () => {
    const absent = createStorageAvailability();
    const reading = get('a', openDatabase('d', 's', absent));
    const [request] = fake.opening;
    Object.assign(request ?? {}, { error: new Error('refused') });
    request?.onerror?.();
    await expect(reading).rejects.toThrow('refused');
    expect(absent.isUnavailable('indexedDB')).toBe(true);
  });

  it('times out after a few seconds, and later calls reject at once', async () => {
    const absent = createStorageAvailability();
    const reading = outcome(get('a', openDatabase('d', 's', absent)));
    await vi.advanceTimersByTimeAsync(1000);
    expect(reading.is).toBe('open');
    await vi.advanceTimersByTimeAsync(LONG_MS);
    expect(reading.is).toBeInstanceOf(DatabaseUnavailableError);
    const other = outcome(get('a', openDatabase('other', 's', absent)));
    await vi.advanceTimersByTimeAsync(0);
    expect(other.is).toBeInstanceOf(DatabaseUnavailableError);
    expect(fake.opening).toHaveLength(1);
  });

  it('skips operations when the database opens after the timeout', async () => {
    const absent = createStorageAvailability();
    const writing = outcome(set('a', 2, openDatabase('d', 's', absent)));
    await vi.advanceTimersByTimeAsync(LONG_MS);
    expect(writing.is).toBeInstanceOf(DatabaseUnavailableError);
    fake.answer(fake.opening[0]);
    await vi.advanceTimersByTimeAsync(LONG_MS);
    expect(values.get('a')).toBe(1);
  });

  it('does not limit the duration of writes', async () => {
    const absent = createStorageAvailability();
    const store = openDatabase('d', 's', absent);
    let written = (_value: string): void => undefined;
    const writing = outcome(store('readwrite', () => new Promise<string>((done) => (written = done))));
    fake.answer(fake.opening[0]);
    await vi.advanceTimersByTimeAsync(LONG_MS);
    expect(writing.is).toBe('open');
    written('written');
    await vi.advanceTimersByTimeAsync(0);
    expect(writing.is).toBe('written');
    expect(absent.isUnavailable('indexedDB')).toBe(false);
  });
});
