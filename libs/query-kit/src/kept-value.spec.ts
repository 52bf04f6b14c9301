import { beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './create-query-client.ts';
import { keptValue } from './kept-value.ts';
import { queryRoots } from './query-roots.ts';

const database = vi.hoisted(() => ({ there: true, values: new Map<string, unknown>() }));
vi.mock('idb-keyval', () => ({
  // Without a database the real ones throw at once.
  get: (key: string) => {
    if (!database.there) throw new ReferenceError('indexedDB');
    return Promise.resolve(database.values.get(key));
  },
  set: (key: string, value: unknown) => {
    if (!database.there) throw new ReferenceError('indexedDB');
    database.values.set(key, value);
    return Promise.resolve();
  },
}));

const rows = keptValue(queryRoots.system, 'rows', (kept) => (typeof kept === 'number' ? kept : 1));

beforeEach(() => {
  database.there = true;
  database.values.clear();
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
