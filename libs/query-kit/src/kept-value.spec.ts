import { beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './create-query-client.ts';
import { keptValue } from './kept-value.ts';
import { queryRoots } from './query-roots.ts';

const database = vi.hoisted(() => ({
  there: true,
  values: new Map<string, unknown>(),
  steps: [] as string[],
}));
vi.mock('idb-keyval', () => {
  type Objects = { put(key: string, value: unknown): void; transaction: { commit(): void } };
  // Without a database the real ones throw at once.
  const open = (): void => {
    if (!database.there) throw new ReferenceError('indexedDB');
  };
  const objects: Objects = {
    put: (key, value) => {
      database.steps.push('put');
      database.values.set(key, value);
    },
    transaction: { commit: () => database.steps.push('commit') },
  };
  return {
    createStore: () => (_mode: string, act: (objects: Objects) => unknown) => {
      open();
      return Promise.resolve(act(objects));
    },
    get: (key: string) => {
      open();
      return Promise.resolve(database.values.get(key));
    },
    set: (key: string, value: unknown, store: (mode: string, act: (objects: Objects) => void) => unknown) =>
      store('readwrite', ({ put }) => put(key, value)),
  };
});

const rows = keptValue(queryRoots.system, 'rows', (kept) => (typeof kept === 'number' ? kept : 1));

beforeEach(() => {
  database.there = true;
  database.values.clear();
  database.steps = [];
});

it('is the newcomer’s until something is kept, and then that, also on the next visit', async () => {
  const client = createQueryClient();
  expect(await client.fetchQuery(rows.query())).toBe(1);
  await rows.keep(client, 7);
  expect(client.getQueryData(rows.query().queryKey)).toBe(7);
  expect(await createQueryClient().fetchQuery(rows.query())).toBe(7);
});

it('is read safely', async () => {
  database.values.set('rows', 'seven');
  expect(await createQueryClient().fetchQuery(rows.query())).toBe(1);
});

it('lasts as long as the page where there is no database', async () => {
  database.there = false;
  const client = createQueryClient();
  expect(await client.fetchQuery(rows.query())).toBe(1);
  await rows.keep(client, 7);
  expect(await client.fetchQuery(rows.query())).toBe(7);
});

it('is committed in the moment it is kept, as the page may be left in the next', () => {
  void rows.keep(createQueryClient(), 7);
  expect(database.steps).toEqual(['put', 'commit']);
});
