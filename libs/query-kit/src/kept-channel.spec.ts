import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient, keptValue, queryRoots, shareKeptValues } from './index.ts';

const list = keptValue(queryRoots.system, 'list', (kept): readonly string[] =>
  Array.isArray(kept) ? kept : [],
);
const { queryKey } = list.query();

/** Another page, which hears and tells on the same channel. */
let other: BroadcastChannel;
let stop: () => void;
const client = createQueryClient();

beforeEach(() => {
  other = new BroadcastChannel('qingyin-kept-values');
  stop = shareKeptValues(client);
});
afterEach(() => {
  other.close();
  stop();
  client.clear();
});

it('a page that has read a value shows what another page keeps, so that it writes nothing older back', async () => {
  await client.fetchQuery(list.query());
  other.postMessage({ queryKey, value: ['of the other page'] });
  await vi.waitFor(() => expect(client.getQueryData(queryKey)).toEqual(['of the other page']));
});

it('what another page keeps is read safely, and what has not been read here is left alone', async () => {
  const elsewhere = keptValue(queryRoots.system, 'elsewhere', (kept) => kept === true);
  await client.fetchQuery(list.query());
  for (const message of [null, 'x', { queryKey: 'x' }, { queryKey: ['unknown'], value: 1 }])
    other.postMessage(message);
  other.postMessage({ queryKey: elsewhere.query().queryKey, value: true });
  other.postMessage({ queryKey, value: 'no list' });
  other.postMessage({ queryKey, value: ['last'] });
  await vi.waitFor(() => expect(client.getQueryData(queryKey)).toEqual(['last']));
  expect(client.getQueryData(elsewhere.query().queryKey)).toBeUndefined();
});

it('a page tells the others what it keeps', async () => {
  const heard = new Promise<unknown>((resolve) => {
    other.addEventListener('message', ({ data }: MessageEvent<unknown>) => resolve(data));
  });
  await list.keep(client, ['mine']);
  expect(await heard).toEqual({ queryKey, value: ['mine'] });
});
