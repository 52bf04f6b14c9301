import { bannersQuery, newSongsQuery, publicPlaylistsQuery } from '@qingyin/data-music';
import { configureHttp } from '@qingyin/http-client';
import { stubFetch } from '@qingyin/http-client/testing';
import { createQueryClient } from '@qingyin/query-kit';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PRELOADED_RESPONSES_ID, preloadedRequests } from '../prebuilt-frame/preloaded-requests.ts';
import { fetchWithPreloadedResponses } from './preloaded-responses.ts';

const page = (text: string) => {
  document.body.innerHTML = `<script type="application/json" id="${PRELOADED_RESPONSES_ID}">${text}</script>`;
  const network = vi.fn(() => Promise.resolve(Response.json({ from: 'network' })));
  return { network, fetch: fetchWithPreloadedResponses(document, network) };
};
const ask = async (fetch: typeof globalThis.fetch, path: string, init?: RequestInit): Promise<unknown> =>
  (await fetch(new URL(path, 'http://qingyin.test'), init)).json();

describe('preloaded responses', () => {
  afterEach(() => void (document.body.innerHTML = ''));

  it('are used once, then requests go to the network', async () => {
    const { fetch, network } = page('{"/api/banner":{"code":200}}');
    expect(await ask(fetch, '/api/banner')).toEqual({ code: 200 });
    expect(network).not.toHaveBeenCalled();
    expect(await ask(fetch, '/api/banner')).toEqual({ from: 'network' });
  });

  it('match GET requests with exactly the same address', async () => {
    const { fetch } = page('{"/api/personalized?limit=12":{"code":200}}');
    expect(await ask(fetch, '/api/personalized')).toEqual({ from: 'network' });
    expect(await ask(fetch, '/api/personalized?limit=12', { method: 'POST' })).toEqual({ from: 'network' });
    expect(await ask(fetch, '/api/personalized?limit=12')).toEqual({ code: 200 });
  });

  it.each(['{', 'null', '[]'])('are ignored if they are invalid: %s', async (text) => {
    expect(await ask(page(text).fetch, '/api/banner')).toEqual({ from: 'network' });
  });

  it('cover the requests of the home page', async () => {
    const answer = { code: 200, banners: [], result: [] };
    const stub = stubFetch({ '/banner': answer, '/personalized': answer, '/personalized/newsong': answer });
    configureHttp({ fetch: stub.fetch, baseUrl: 'http://qingyin.test' });
    const client = createQueryClient();
    await client.fetchQuery(bannersQuery());
    await client.fetchQuery(publicPlaylistsQuery());
    await client.fetchQuery(newSongsQuery());
    expect(stub.requests.map(({ url }) => url.pathname + url.search)).toEqual([...preloadedRequests]);
  });
});
