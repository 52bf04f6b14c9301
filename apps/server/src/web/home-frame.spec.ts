import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { createHomeFrames, fillHomeFrame } from './home-frame.ts';
import { createPages } from './pages.ts';

const FRAME =
  '<body><div><!--qy:banner <img src="/qy-banner-url?param=8y3" srcset="/qy-banner-url?param=16y6 16w"> --></div></body>';
const banner = { code: 200, banners: [{ imageUrl: 'http://x/media/a.jpg' }] };

/** @param times limits of waiting; by default an answer is always waited for */
async function setUp(answer: object | Promise<object> = banner, times = { atOnceMs: 10_000, waitMs: 0 }) {
  const webDir = mkdtempSync(join(tmpdir(), 'qy-frames-'));
  writeFileSync(join(webDir, 'first-calls.json'), '["/api/banner"]');
  writeFileSync(join(webDir, 'f.html'), FRAME);
  const app = fastify();
  await app.register(cookie);
  let asked = 0;
  let clock = 0;
  const askers: string[] = [];
  const starts: string[] = [];
  app.get('/api/banner', ({ ip }) => {
    asked += 1;
    askers.push(ip);
    return answer;
  });
  const frames = await createHomeFrames(
    app,
    { webDir, pages: createPages(webDir, ''), ...times },
    () => clock,
  );
  app.get('/*', async (request) => {
    const page = await frames.get('f.html', request);
    if (page === null || typeof page === 'string') return { html: page };
    starts.push(page.start);
    return { html: page.start + (await page.rest) };
  });
  const get = async (url: string, headers = {}, remoteAddress = '127.0.0.1') =>
    (await app.inject({ url, headers, remoteAddress })).json<{ html: string | null }>().html;
  return { get, starts, askers, asked: () => asked, later: (ms: number) => void (clock += ms) };
}

/** Set-up whose answer comes when the test says so. */
async function setUpLate({ waitMs }: { waitMs: number }) {
  let answer = (_body: object): void => undefined;
  const coming = new Promise<object>((resolve) => (answer = resolve));
  return { ...(await setUp(coming, { atOnceMs: 0, waitMs })), answer };
}

describe('the home frame', () => {
  it('contains the answers and shows the first banner', async () => {
    const { get } = await setUp();
    const html = (await get('/personal-recommendation')) ?? '';
    expect(html).toContain(
      '<div><img src="http://x/media/a.jpg?param=8y3" srcset="http://x/media/a.jpg?param=16y6 16w"></div>',
    );
    const data = /id="qy-data">(.*)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(data)).toEqual({ '/api/banner': banner });
  });

  it('is used for guests on the home page only', async () => {
    const { get } = await setUp();
    expect(await get('/playList/1')).toBeNull();
    expect(await get('/', { cookie: 'MUSIC_U=abc' })).toBeNull();
    expect(await get('/?now=lyrics')).not.toBeNull();
  });

  it('requests the answers with the address of the sender, for trusted proxies', async () => {
    const { get, askers } = await setUp();
    await get('/', {}, '10.0.0.1');
    expect(askers).toEqual(['10.0.0.1']);
  });

  it('is cached for a minute', async () => {
    const { get, asked, later } = await setUp();
    await get('/');
    later(59_999);
    await get('/');
    expect(asked()).toBe(1);
    later(1);
    await get('/');
    expect(asked()).toBe(2);
  });

  it('is refreshed after the clock ran ahead and was corrected', async () => {
    const { get, asked, later } = await setUp();
    later(3_600_000);
    await get('/');
    later(-3_600_000);
    await get('/');
    expect(asked()).toBe(2);
  });

  it('falls back to the plain file when an answer fails, and retries the next time', async () => {
    const { get, asked } = await setUp({ code: 500 });
    expect(await get('/')).toBeNull();
    expect(await get('/')).toBeNull();
    expect(asked()).toBe(2);
  });

  it('is sent up to the banner before the answers are there, and the rest with them', async () => {
    const { starts, answer, get } = await setUpLate({ waitMs: 10_000 });
    const html = get('/');
    await expect.poll(() => starts).toHaveLength(1);
    answer(banner);
    expect(await html).toMatch(/<img src="http:\/\/x\/media\/a\.jpg\?.*id="qy-data"/s);
    expect(starts).toEqual(['<body><div>']);
  });

  it('is sent without answers that take too long, and with them once they are there', async () => {
    const { answer, get, asked } = await setUpLate({ waitMs: 0 });
    expect(await get('/')).toBe(FRAME);
    expect(await get('/'), 'while they are being fetched').toBe(FRAME);
    answer(banner);
    await expect.poll(() => get('/')).toContain('qy-data');
    expect(asked()).toBe(1);
  });

  it('escapes texts', () => {
    const html = fillHomeFrame(FRAME, {
      '/api/banner': { code: 200, banners: [{ imageUrl: '"><script>x</script>' }], text: '</script><b>$&' },
    });
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).toContain('\\u003c/script>\\u003cb>$&');
  });
});
