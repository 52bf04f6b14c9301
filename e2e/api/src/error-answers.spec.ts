import { sessionStatuses } from '@qingyin/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServerProcess, startServer } from './server-process.ts';

let server: ServerProcess;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.dispose());

const ask = (path: string, init?: RequestInit): Promise<Response> =>
  fetch(`${server.url}${path}`, { redirect: 'manual', ...init });
const json = { 'content-type': 'application/json' };

describe('the framework’s refusals are HTTP 200 with a code', () => {
  it.each<[string, string, RequestInit | undefined, number]>([
    ['an unknown path', '/api/no/such/thing', undefined, 404],
    ['the bare prefix', '/api', undefined, 404],
    ['a missing parameter', '/api/playlist/detail', undefined, 400],
    ['an invalid id', '/api/playlist/detail?id=abc', undefined, 400],
    ['an unknown playlist', '/api/playlist/detail?id=4711', undefined, 404],
    ['bad JSON', '/api/banner', { method: 'POST', headers: json, body: '{"a":' }, 400],
    [
      'JSON with `__proto__`',
      '/api/banner',
      { method: 'POST', headers: json, body: '{"__proto__":{"id":1}}' },
      400,
    ],
    [
      'a bad multipart body',
      '/api/banner',
      { method: 'POST', headers: { 'content-type': 'multipart/form-data' }, body: 'x' },
      400,
    ],
    [
      'an unknown type',
      '/api/banner',
      { method: 'POST', headers: { 'content-type': 'text/weird' }, body: 'x' },
      400,
    ],
    ['an invalid address', '/api/%zz', undefined, 400],
    [
      'a body too large',
      '/api/banner',
      { method: 'POST', headers: json, body: `"${'x'.repeat(3_000_000)}"` },
      400,
    ],
    ['a path of another service', '/api/batch?proxy=http://127.0.0.1', undefined, 404],
  ])('%s', async (_what, path, init, code) => {
    const response = await ask(path, init);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ code, msg: expect.any(String) });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

describe('parameters', () => {
  it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])('are read with method %s', async (method) => {
    const response = await ask('/api/PERSONALIZED/?limit=2', { method });
    expect(await response.json()).toMatchObject({ code: 200, result: { length: 2 } });
  });
  it.each<[string, BodyInit, Record<string, string>]>([
    ['JSON', JSON.stringify({ ids: '10001' }), json],
    ['a form', new URLSearchParams({ ids: '10001' }), {}],
    [
      'multipart',
      (() => {
        const form = new FormData();
        form.set('ids', '10001');
        return form;
      })(),
      {},
    ],
  ])('are read from %s, before the query', async (_kind, body, headers) => {
    const response = await ask('/api/song/detail?ids=10002', { method: 'POST', body, headers });
    expect(await response.json()).toMatchObject({ songs: [{ id: 10001 }] });
  });
  it('an empty JSON body has no parameters', async () => {
    expect(
      await (await ask('/api/banner', { method: 'POST', headers: json, body: '' })).json(),
    ).toMatchObject({ code: 200 });
  });
  it('ignores odd values of other clients', async () => {
    expect(await (await ask('/api/personalized?limit=&realIP=1.1.1.1&device=x')).json()).toMatchObject({
      code: 200,
    });
    expect((await ask('/api/likelist?uid={"uid":1}&cookie=MUSIC_U%3Dundefined')).status).toBe(301);
  });
  it('answers a preflight request with 204', async () => {
    const response = await ask('/api/banner', {
      method: 'OPTIONS',
      headers: { origin: 'https://peer.example' },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('https://peer.example');
  });
});

describe('provoked errors', () => {
  it.each([...sessionStatuses, 500])('have HTTP status %i', async (status) => {
    const response = await ask(`/api/x/provoke?status=${status}`);
    expect(response.status).toBe(status);
    expect(response.headers.get('location')).toBeNull();
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ code: status });
  });
  it('can have success:false', async () => {
    expect(await (await ask('/api/x/provoke?kind=failure')).json()).toMatchObject({ success: false });
  });
});

describe('songs without rights', () => {
  it('are listed as unavailable, without an address', async () => {
    const found: unknown = await (await ask('/api/cloudsearch?keywords=草虫')).json();
    expect(found).toMatchObject({
      result: { songs: [{ noCopyrightRcmd: { type: 1 }, privilege: { st: -200, pl: 0 } }] },
    });
    const { id } = (found as { result: { songs: { id: number }[] } }).result.songs[0]!;
    expect(await (await ask(`/api/song/url/v1?id=${id}&level=standard`)).json()).toMatchObject({
      data: [{ id, url: null, code: -110 }],
    });
    expect(await (await ask(`/api/check/music?id=${id}`)).json()).toMatchObject({
      code: 200,
      success: false,
    });
    expect((await ask(`/media/audio/${id}.mp3`)).status).toBe(404);
  });
});
