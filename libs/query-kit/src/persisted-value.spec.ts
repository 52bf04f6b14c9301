import { beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './create-query-client.ts';
import { persistedValue } from './persisted-value.ts';
import { queryRoots } from './query-roots.ts';

const device = vi.hoisted(() => ({ values: new Map<string, unknown>(), steps: [] as string[] }));
vi.mock('@qingyin/device-storage', () => ({
  deviceValues: {
    get: (key: string) => Promise.resolve(device.values.get(key)),
    set: (key: string, value: unknown) => {
      device.steps.push(key);
      device.values.set(key, value);
      return Promise.resolve();
    },
  },
}));

const rows = persistedValue(queryRoots.system, 'rows', (kept) => (typeof kept === 'number' ? kept : 1));

beforeEach(() => {
  device.values.clear();
  device.steps = [];
});

it('has its default until a value is persisted, which is there on the next visit', async () => {
  const client = createQueryClient();
  expect(await client.fetchQuery(rows.query())).toBe(1);
  await rows.keep(client, 7);
  expect(client.getQueryData(rows.query().queryKey)).toBe(7);
  expect(await createQueryClient().fetchQuery(rows.query())).toBe(7);
});

it('validates stored values', async () => {
  device.values.set('rows', 'seven');
  expect(await createQueryClient().fetchQuery(rows.query())).toBe(1);
});

it('writes synchronously, because the page may be closed next', () => {
  void rows.keep(createQueryClient(), 7);
  expect(device.steps).toEqual(['rows']);
});
