import type { UseStore } from 'idb-keyval';
import { describe, expect, it } from 'vitest';
import { createDeviceValues } from './device-values.ts';
import { fakeObjects } from './testing/fake-database.ts';

function device() {
  const database = { there: true, values: new Map<string, unknown>(), steps: [] as string[] };
  const store: UseStore = (_mode, action) =>
    new Promise((resolve, reject) => {
      if (database.there) resolve(action(fakeObjects(database.values, database.steps)));
      else reject(new Error('no database'));
    });
  return { database, values: createDeviceValues('d', 's', () => store) };
}

describe('device values', () => {
  it('persists values and updates them atomically', async () => {
    const { database, values } = device();
    expect(await values.get('a')).toBeUndefined();
    await values.set('a', 1);
    await values.update<number>('a', (old = 0) => old + 1);
    expect(database.values.get('a')).toBe(2);
    expect(await values.get('a')).toBe(2);
    await values.clear();
    expect(await values.get('a')).toBeUndefined();
  });

  it('commits a value synchronously, because the page may be closed next', () => {
    const { database, values } = device();
    void values.set('a', 1);
    expect(database.steps).toEqual(['put', 'commit']);
  });

  it('keeps values in memory until the page ends when there is no database', async () => {
    const { database, values } = device();
    database.there = false;
    expect(await values.get('a')).toBeUndefined();
    await values.set('a', 1);
    await values.update<number>('a', (old = 0) => old + 1);
    await values.update<number>('b', (old = 7) => old);
    expect([await values.get('a'), await values.get('b')]).toEqual([2, 7]);
    await values.clear();
    expect(await values.get('a')).toBeUndefined();
  });

  it('does not overwrite a value that could not be read, and keeps the new one in memory', async () => {
    const { database, values } = device();
    database.values.set('a', 'of an earlier visit');
    database.there = false;
    expect(await values.get('a')).toBeUndefined();
    database.there = true;
    await values.set('a', 'of this visit');
    expect(database.values.get('a')).toBe('of an earlier visit');
    expect(await values.get('a')).toBe('of this visit');
  });
});
