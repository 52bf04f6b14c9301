import { configureHttp } from '@qingyin/http-client';
import { stubFetch } from '@qingyin/http-client/testing';
import { createQueryClient } from '@qingyin/query-kit';
import { MutationObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { playlistsContainingQuery, removeTracksMutation } from './index.ts';
import { lazyLibraryKeys } from './lazy-keys.ts';

const idsFrom = (first: number, count: number) => Array.from({ length: count }, (_, place) => first + place);

function setUp() {
  const stub = stubFetch({
    '/x/playlists/holding': async (_url: URL, request: Request) => {
      const ids = String((await request.formData()).get('ids'))
        .split(',')
        .map(Number);
      return { code: 200, data: [{ id: 5, songs: ids.filter((id) => id % 500 === 1) }] };
    },
    '/playlist/tracks': { status: 200, body: { code: 200 } },
  });
  configureHttp({ fetch: stub.fetch, baseUrl: 'http://qingyin.test' });
  return { stub, client: createQueryClient() };
}

it('requests more than a thousand songs in chunks and merges the answers by playlist', async () => {
  const { stub, client } = setUp();
  const holding = await client.fetchQuery(playlistsContainingQuery(idsFrom(1, 1001)));
  expect([...holding.keys()]).toEqual([5]);
  expect([...(holding.get(5) ?? [])].sort((a, b) => a - b)).toEqual([1, 501, 1001]);
  expect(stub.requests).toHaveLength(3);
});

it('does not reuse an answer from before a playlist was changed', async () => {
  const { client } = setUp();
  const key = lazyLibraryKeys.playlistsContaining([1, 2]);
  await client.fetchQuery(playlistsContainingQuery([1, 2]));
  await new MutationObserver(client, removeTracksMutation()).mutate({ playlistId: 5, trackIds: [1] });
  expect(client.getQueryState(key)?.isInvalidated).toBe(true);
});
