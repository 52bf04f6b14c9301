import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient, persistedValue, queryRoots, syncPersistedValues } from './index.ts';

const list = persistedValue(queryRoots.system, 'list', (kept): readonly string[] =>
  Array.isArray(kept) ? kept : [],
);
const { queryKey } = list.query();

/** The channel of another page. */
let other: BroadcastChannel;
let stop: () => void;
const client = createQueryClient();

beforeEach(() => {
  other = new BroadcastChannel('qingyin-kept-values');
  stop = syncPersistedValues(client);
});
afterEach(() => {
  other.close();
  stop();
  client.clear();
});

it('shows a value that another page has persisted, so that no older copy is written back', async () => {
  await client.fetchQuery(list.query());
  other.postMessage({ queryKey, value: ['of the other page'] });
  await vi.waitFor(() => expect(client.getQueryData(queryKey)).toEqual(['of the other page']));
});

it('validates values of other pages, and ignores values that were not read here', async () => {
  const elsewhere = persistedValue(queryRoots.system, 'elsewhere', (kept) => kept === true);
  await client.fetchQuery(list.query());
  for (const message of [null, 'x', { queryKey: 'x' }, { queryKey: ['unknown'], value: 1 }])
    other.postMessage(message);
  other.postMessage({ queryKey: elsewhere.query().queryKey, value: true });
  other.postMessage({ queryKey, value: 'no list' });
  other.postMessage({ queryKey, value: ['last'] });
  await vi.waitFor(() => expect(client.getQueryData(queryKey)).toEqual(['last']));
  expect(client.getQueryData(elsewhere.query().queryKey)).toBeUndefined();
});

it('broadcasts persisted values', async () => {
  const heard = new Promise<unknown>((resolve) => {
    other.addEventListener('message', ({ data }: MessageEvent<unknown>) => resolve(data));
  });
  await list.keep(client, ['mine']);
  expect(await heard).toEqual({ queryKey, value: ['mine'] });
});
