import { describe, expect, it, vi } from 'vitest';
import { createStorageAvailability } from './storage-availability.ts';
import { guardStorage } from './text-storage.ts';

/** A web storage with a limited number of values. */
function webStorage(room = 100) {
  const values = new Map<string, string>();
  const storage: Storage = {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem(key, value) {
      if (values.size >= room && !values.has(key)) throw new DOMException('full', 'QuotaExceededError');
      values.set(key, value);
    },
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
  return { values, storage };
}

const blocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

describe('guardStorage', () => {
  it.each([
    ['/music', { other: 'x', '/a:locale': 'a' }],
    ['', { '/music:locale': 'm', '/a:locale': 'a' }],
  ])('clears the keys of the installation at "%s" only', (base, left) => {
    const { values, storage } = webStorage();
    const stored =
      base === '' ? { locale: 'en', other: 'x' } : { '/music:locale': 'en', '/music:login': 'true' };
    for (const [key, value] of Object.entries({ ...left, ...stored })) storage.setItem(key, value);
    const store = guardStorage('localStorage', () => storage, createStorageAvailability(), base);
    expect(store.getItem('locale')).toBe('en');
    store.setItem('locale', 'de');
    expect(store.keys()).toEqual(base === '' ? ['locale', 'other'] : ['locale', 'login']);
    store.clear();
    expect(Object.fromEntries(values)).toEqual(left);
  });
  it('stores values in the browser', () => {
    const { values, storage } = webStorage();
    const absent = createStorageAvailability();
    const store = guardStorage('localStorage', () => storage, absent);
    store.setItem('a', '1');
    store.setItem('b', '2');
    store.removeItem('b');
    expect(Object.fromEntries(values)).toEqual({ a: '1' });
    expect([store.getItem('a'), store.getItem('b'), store.keys(), store.isPersistent()]).toEqual([
      '1',
      null,
      ['a'],
      true,
    ]);
    store.clear();
    expect(values.size).toBe(0);
    expect(absent.isUnavailable('localStorage')).toBe(false);
  });

  it.each([
    ['throws on access', blocked],
    ['is null', () => null],
    ['does not exist', () => undefined as unknown as null],
  ])('falls back to memory for a storage that %s, and marks it as unavailable', (_what, open) => {
    const absent = createStorageAvailability();
    const listener = vi.fn();
    absent.onFirstUnavailable(listener);
    const store = guardStorage('sessionStorage', open, absent);
    store.setItem('a', '1');
    store.setItem('b', '2');
    store.removeItem('b');
    expect([store.getItem('a'), store.getItem('b'), store.keys(), store.isPersistent()]).toEqual([
      '1',
      null,
      ['a'],
      false,
    ]);
    store.clear();
    expect(store.getItem('a')).toBeNull();
    expect(absent.isUnavailable('sessionStorage')).toBe(true);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('holds values in memory that a full storage does not accept', () => {
    const { values, storage } = webStorage(1);
    const store = guardStorage('localStorage', () => storage, createStorageAvailability());
    store.setItem('a', '1');
    store.setItem('b', '2');
    expect([store.getItem('a'), store.getItem('b'), store.keys()]).toEqual(['1', '2', ['a', 'b']]);
    store.removeItem('a');
    store.setItem('b', '3');
    expect(Object.fromEntries(values)).toEqual({ b: '3' });
    expect(store.getItem('b')).toBe('3');
  });

  it('does not throw when the storage is blocked during the visit', () => {
    const { storage } = webStorage();
    const store = guardStorage('localStorage', () => storage, createStorageAvailability());
    store.setItem('a', '1');
    Object.assign(storage, { getItem: blocked, setItem: blocked, removeItem: blocked, key: blocked });
    store.setItem('b', '2');
    expect([store.getItem('a'), store.getItem('b')]).toEqual([null, '2']);
    store.removeItem('a');
    store.clear();
    expect(store.getItem('b')).toBeNull();
  });
});

it('notifies once that data will not be persisted, including listeners added later', () => {
  const absent = createStorageAvailability();
  const [early, late] = [vi.fn(), vi.fn()];
  absent.onFirstUnavailable(early);
  expect(early).not.toHaveBeenCalled();
  absent.markUnavailable('localStorage');
  absent.markUnavailable('indexedDB');
  absent.onFirstUnavailable(late);
  expect([early.mock.calls.length, late.mock.calls.length]).toEqual([1, 1]);
});
