import { endpoints } from '@qingyin/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaller } from './api-caller.ts';
import { type ServerProcess, startServer } from './server-process.ts';

let server: ServerProcess;
let address = '';
let size = 0;

beforeAll(async () => {
  server = await startServer();
  const { data } = await createCaller(server.url).http.call(endpoints.music.songUrl, {
    params: { id: '30001', level: 'standard' },
  });
  address = data[0]?.url ?? '';
  size = data[0]?.size ?? 0;
});
afterAll(() => server.dispose());

const get = (headers: Record<string, string> = {}, init: RequestInit = {}): Promise<Response> =>
  fetch(address, { headers, ...init });

describe('sound', () => {
  it('has the address that the caller used', async () => {
    expect(address).toMatch(new RegExp(`^${server.url}/media/audio/30001\\.mp3`));
    const lan = await fetch(`${server.url}/api/song/url/v1?id=30001&level=standard`, {
      headers: { 'x-forwarded-host': 'evil.example' },
    });
    expect(JSON.stringify(await lan.json())).not.toContain('evil.example');
  });
  it('has the announced length, a strong ETag, and CORS headers', async () => {
    const response = await get();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('audio/mpeg');
    expect(response.headers.get('accept-ranges')).toBe('bytes');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('etag')).toMatch(/^"[^"]+"$/);
    expect((await response.arrayBuffer()).byteLength).toBe(size);
    expect(Number(response.headers.get('content-length'))).toBe(size);
  });
  it('answers HEAD without a body', async () => {
    const response = await get({}, { method: 'HEAD' });
    expect([response.status, Number(response.headers.get('content-length'))]).toEqual([200, size]);
  });
  it.each([
    ['bytes=0-99', 0, 99],
    ['bytes=1000-', 1000, -1],
    ['bytes=-500', -500, -1],
  ])('answers range %s with 206 and the same bytes as the whole file', async (range, from, to) => {
    const whole = Buffer.from(await (await get()).arrayBuffer());
    const response = await get({ range });
    const start = from < 0 ? size + from : from;
    const end = to < 0 ? size - 1 : to;
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end}/${size}`);
    expect(Buffer.from(await response.arrayBuffer()).equals(whole.subarray(start, end + 1))).toBe(true);
  });
  it('answers a range beyond the end with 416', async () => {
    const response = await get({ range: `bytes=${size}-` });
    expect([response.status, response.headers.get('content-range')]).toEqual([416, `bytes */${size}`]);
  });
  it('respects conditional requests', async () => {
    const etag = (await get({ range: 'bytes=0-0' })).headers.get('etag') ?? '';
    expect((await get({ 'if-none-match': etag })).status).toBe(304);
    expect((await get({ range: 'bytes=0-9', 'if-range': etag })).status).toBe(206);
    expect((await get({ range: 'bytes=0-9', 'if-range': '"other"' })).status).toBe(200);
  });
  it('survives clients that disconnect', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const leaving = new AbortController();
      const response = await get({}, { signal: leaving.signal });
      await response.body?.getReader().read();
      leaving.abort();
    }
    expect((await get({ range: 'bytes=0-9' })).status).toBe(206);
  });
  it.each(['999999.mp3', '30001.wav', '30001', 'x.mp3', '30001.flac'])('answers 404 for %s', async (name) => {
    expect((await fetch(`${server.url}/media/audio/${name}`)).status).toBe(404);
  });
});

describe('pictures', () => {
  it('come in the requested size, as WebP if accepted', async () => {
    const { banners } = await createCaller(server.url).http.call(endpoints.music.banner);
    const url = banners[0]?.imageUrl ?? '';
    const jpeg = await fetch(`${url}?param=200y200`, { headers: { accept: 'image/*' } });
    expect([jpeg.status, jpeg.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const etag = jpeg.headers.get('etag') ?? '';
    expect(
      (await fetch(`${url}?param=200y200`, { headers: { accept: 'image/*', 'if-none-match': etag } })).status,
    ).toBe(304);
    const webp = await fetch(`${url}?param=200y200`, { headers: { accept: 'image/webp,*/*' } });
    expect(webp.headers.get('content-type')).toBe('image/webp');
    expect(webp.headers.get('vary')).toContain('Accept');
  });
  it('answer 404 for unknown names', async () => {
    expect((await fetch(`${server.url}/media/img/nothing.jpg`)).status).toBe(404);
  });
});
