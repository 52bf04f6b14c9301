import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshFolder, type ServerProcess, startServer } from './server-process.ts';

const web = freshFolder();
let server: ServerProcess;

beforeAll(async () => {
  mkdirSync(join(web, 'assets'));
  mkdirSync(join(web, 'frames'));
  for (const locale of ['zh-CN', 'en-US', 'ar-EG'])
    writeFileSync(join(web, `frames/${locale}.html`), `<html lang="${locale}">`);
  writeFileSync(join(web, 'index.html'), '<html lang="zh-CN">');
  writeFileSync(join(web, 'favicon.svg'), '<svg/>');
  writeFileSync(join(web, 'assets/main-Ab12Cd34.js'), 'export {};'.repeat(50));
  writeFileSync(join(web, 'assets/main-Ab12Cd34.js.br'), brotliCompressSync('export {};'.repeat(50)));
  const policy = { scriptHashes: ["'sha256-abc='"], scriptOrigins: ['https://stats.example'] };
  writeFileSync(join(web, 'csp.json'), JSON.stringify(policy));
  server = await startServer({ args: ['--web', web] });
});
afterAll(async () => {
  await server.dispose();
  rmSync(web, { recursive: true });
});

const page = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${server.url}${path}`, { headers, redirect: 'manual' });
  return { response, text: await response.text() };
};

describe('pages', () => {
  it.each([
    '/',
    '/personal-recommendation',
    '/playList/5001',
    '/find-music/quality-play-list/%E5%85%A8%E9%83%A8',
    '/no/such/route',
  ])('%s starts with the prebuilt frame', async (path) => {
    const { response, text } = await page(path);
    expect(response.status).toBe(200);
    expect(text).toBe('<html lang="zh-CN">');
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });
  it('the frame has the language of the cookie, otherwise of the browser', async () => {
    expect((await page('/', { cookie: 'qy_locale=ar-EG', 'accept-language': 'en' })).text).toContain('ar-EG');
    expect((await page('/', { 'accept-language': 'en-GB,en;q=0.5' })).text).toContain('en-US');
    expect((await page('/')).response.headers.get('vary')).toMatch(/Cookie.*Accept-Language/);
  });
  it.each(['/assets/gone-12345678.js', '/robots.txt', '/media/none', '/assets/', '/../package.json.bak'])(
    '%s is a 404',
    async (path) => {
      const { response, text } = await page(path);
      expect(response.status).toBe(404);
      expect(text).not.toContain('<html');
    },
  );
});

describe('files', () => {
  it('with a hash in their name are cached forever, compressed if the browser accepts it', async () => {
    const { response } = await page('/assets/main-Ab12Cd34.js', { 'accept-encoding': 'br' });
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('content-type')).toContain('javascript');
    expect((await page('/favicon.svg')).response.headers.get('cache-control')).toBe('no-cache');
  });
});

it('every answer has security headers', async () => {
  for (const path of ['/', '/api/banner', '/favicon.svg', '/assets/gone.js']) {
    const { headers } = (await page(path)).response;
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self' 'sha256-abc=' https://stats.example;");
    // A configured analytics script may send data to its origin.
    expect(policy).toContain("connect-src 'self' https://stats.example;");
    expect(headers.get('content-security-policy')).toContain("img-src 'self' data: blob:;");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('microphone=()');
  }
});

it('pages, deep links and files cause no process warnings', async () => {
  const home = { 'accept-language': 'zh-CN' };
  for (const path of ['/', '/personal-recommendation', '/playList/5003', '/favicon.svg', '/assets/gone.js'])
    await page(path, home);
  expect(server.output()).not.toContain('Warning');
});
