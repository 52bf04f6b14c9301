import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServerProcess, startServer } from './server-process.ts';

/** Attempts with a wrong password, and the limit for one caller and account. */
const ATTEMPTS = 20;
const MOST = 10;
const CLIENT = '203.0.113.5';

let one: ServerProcess;
let two: ServerProcess;
let listed: ServerProcess;
let none: ServerProcess;
beforeAll(async () => {
  one = await startServer({ args: ['--trust-proxy'] });
  two = await startServer({ env: { QINGYIN_TRUST_PROXY: '2' } });
  listed = await startServer({ args: ['--trust-proxy', 'loopback, 10.0.0.0/8'] });
  none = await startServer({ args: ['--trust-proxy', '10.0.0.0/8'] });
});
afterAll(async () => {
  for (const server of [one, two, listed, none]) await server.dispose();
});

async function ask(
  { url }: ServerProcess,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; code: number; text: string }> {
  const answer = await fetch(url + path, { headers: { 'accept-language': 'en', ...headers } });
  const text = await answer.text();
  const { code = 0 } = text.startsWith('{') ? (JSON.parse(text) as { code?: number }) : {};
  return { status: answer.status, code, text };
}

/** Number of attempts that were checked for one account. @param forwarded X-Forwarded-For by attempt */
async function lookedAt(
  server: ServerProcess,
  name: string,
  forwarded: (attempt: number) => string,
): Promise<number> {
  let count = 0;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const headers = { 'x-forwarded-for': forwarded(attempt) };
    const { code } = await ask(server, `/api/login?email=${name}@example.org&password=wrong`, headers);
    expect([501, 509]).toContain(code);
    if (code === 501) count += 1;
  }
  return count;
}

describe('the rate limit of wrong passwords', () => {
  it('is not bypassed by forged entries, with one proxy', async () => {
    expect(await lookedAt(one, 'a', (at) => `198.51.100.${at}, ${CLIENT}`)).toBe(MOST);
    expect(await lookedAt(one, 'b', (at) => `198.51.100.${at},, 198.51.100.${at} , ${CLIENT}`)).toBe(MOST);
  });
  it('applies to each caller that the proxy names', async () => {
    expect(await lookedAt(one, 'c', (at) => `203.0.113.${at}`)).toBe(ATTEMPTS);
  });
  it('is not bypassed with two proxies, of which the outer one names the caller', async () => {
    expect(await lookedAt(two, 'd', (at) => `198.51.100.${at}, ${CLIENT}, 10.0.0.${at}`)).toBe(MOST);
    expect(await lookedAt(two, 'e', (at) => `203.0.113.${at}, 10.0.0.1`)).toBe(ATTEMPTS);
  });
  it('is not bypassed with proxies trusted by address', async () => {
    expect(await lookedAt(listed, 'f', (at) => `10.9.9.${at}, ${CLIENT}, 10.0.0.${at}`)).toBe(MOST);
    expect(await lookedAt(listed, 'g', (at) => `203.0.113.${at}, 10.0.0.1`)).toBe(ATTEMPTS);
  });
  it('is not bypassed by a caller that is no trusted proxy', async () => {
    expect(await lookedAt(none, 'h', (at) => `203.0.113.${at}`)).toBe(MOST);
  });
});

describe('the public address in answers', () => {
  const outer = {
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'music.example',
    'x-forwarded-port': '8443',
  };
  const home = '/personal-recommendation';
  it('is the outer one, also in data embedded in the home page', async () => {
    for (const server of [one, two, listed])
      for (const path of ['/api/banner', home]) {
        const { text } = await ask(server, path, outer);
        expect([path, text]).toEqual([path, expect.stringContaining('https://music.example:8443/media/')]);
      }
  });
  it('is the origin with which a page proves to be the product’s own', async () => {
    const login = '/api/login?email=demo@qingyin.local&password=qingyin';
    const headers = { ...outer, origin: 'https://music.example:8443' };
    const signedIn = await fetch(one.url + login, { headers });
    const [cookie = ''] = signedIn.headers.getSetCookie();
    expect(cookie).toMatch(/; Secure;/);
    const session = { cookie: cookie.split(';', 1)[0] ?? '' };
    expect((await ask(one, '/api/likelist?uid=10', { ...headers, ...session })).code).toBe(200);
    const other = { ...headers, ...session, origin: 'https://music.example' };
    expect((await ask(one, '/api/likelist?uid=10', other)).code).toBe(403);
  });
  it('is not taken from a caller that is no trusted proxy', async () => {
    const { text } = await ask(none, '/api/banner', outer);
    expect(text).toContain(`${none.url}/media/`);
    expect(text).not.toContain('music.example');
  });
});

describe('a forwarded protocol other than http and https', () => {
  it.each(['javascript', 'http://evil.example/?', 'https, gopher', 'constructor'])(
    '%s is refused',
    async (protocol) => {
      const headers = { 'x-forwarded-proto': protocol };
      const { status, code, text } = await ask(one, '/api/banner', headers);
      expect([status, code]).toEqual([200, 400]);
      expect(text).toContain('X-Forwarded-Proto must be http or https');
      expect((await ask(one, '/', headers)).status).toBe(400);
    },
  );
  it('is ignored from a caller that is no trusted proxy', async () => {
    expect(await ask(none, '/api/banner', { 'x-forwarded-proto': 'javascript' })).toMatchObject({
      code: 200,
    });
  });
});
