import { configureHttp } from '@qingyin/http-client';
import { stubFetch } from '@qingyin/http-client/testing';
import { createQueryClient } from '@qingyin/query-kit';
import { MutationObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { replacementPreviewQuery, replaceSongsMutation } from './index.ts';

const COUNTS = { songs: 1, playlists: 2, likes: 3, ratings: 4, plays: 5, comments: 6 };
const pairs = Array.from({ length: 501 }, (_, at) => ({ from: at + 1, to: at + 1001 }));

it('replaces more songs than one request takes, and counts what all of them move', async () => {
  const stub = stubFetch({
    '/x/admin/replacements/add': { code: 200, ids: [5] },
    '/x/admin/replacements/preview': { code: 200, data: COUNTS },
  });
  configureHttp({ fetch: stub.fetch, baseUrl: 'http://qingyin.test' });
  const client = createQueryClient();
  const preview = await client.fetchQuery(replacementPreviewQuery(pairs));
  expect(preview).toEqual({ songs: 2, playlists: 4, likes: 6, ratings: 8, plays: 10, comments: 12 });
  expect(await new MutationObserver(client, replaceSongsMutation()).mutate(pairs)).toEqual([5, 5]);
  const sent = await Promise.all(
    stub.requests
      .filter(({ url }) => url.pathname.endsWith('/add'))
      .map(async (request) => (await request.form())['pairs']?.split(',')),
  );
  expect(sent.map((list) => list?.length)).toEqual([500, 1]);
  expect(sent[1]).toEqual(['501:1501']);
});
