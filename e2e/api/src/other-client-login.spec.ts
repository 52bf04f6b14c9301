import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiCaller, createCaller } from './api-caller.ts';
import { demoLogin } from './demo-caller.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const FRIEND = 'https://friend.example';
const TOKEN = /^MUSIC_U=([0-9a-f]{64}); Max-Age=/;
/** Headers of a script's GET in a browser: without Origin, as the page has the origin of the call. */
const script = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'user-agent': 'Mozilla/5.0' };
const ownPage = { ...script, 'x-requested-with': 'XMLHttpRequest' };

let server: ServerProcess;
beforeAll(async () => {
  server = await startServer({ args: ['--cors-origins', FRIEND] });
});
afterAll(() => server.dispose());

/** GET as other web clients make it. */
async function get(caller: ApiCaller, path: string, params: Record<string, string> = {}) {
  const query = new URLSearchParams({ ...params, realIP: '116.25.146.177', timestamp: String(Date.now()) });
  const answer = await caller.fetch(`${server.url}/api${path}?${query}`);
  return (await answer.json()) as { code: number; cookie?: string; data?: { profile?: unknown } };
}

const login = (caller: ApiCaller, noCookie = true) =>
  get(caller, '/login', { ...demoLogin, noCookie: String(noCookie) });

describe('another web client', () => {
  it.each([
    ['behind a proxy that keeps the host', () => ({ ...script, referer: `${server.url}/client/` })],
    ['behind a proxy with another host', () => ({ ...script, referer: 'https://client.example/' })],
    ['on a trusted origin', () => ({ ...script, referer: `${FRIEND}/` })],
    [
      'over plain http',
      () => ({ 'user-agent': 'Mozilla/5.0', referer: `${server.url}/`, accept: 'application/json' }),
    ],
  ])('%s signs in by GET and uses the session by the parameter', async (_where, headers) => {
    const caller = createCaller(server.url, headers());
    const { cookie = '' } = await login(caller);
    expect(cookie).toMatch(TOKEN);
    expect(caller.cookies.size).toBe(0);
    expect(await get(caller, '/user/account', { cookie })).toMatchObject({ profile: { userId: 10 } });
    expect((await get(caller, '/user/subcount')).code).toBe(301);
  });

  it('signs in with an anonymous session in the browser, and renews its own session', async () => {
    const caller = createCaller(server.url, { ...script, referer: `${server.url}/client/` });
    expect((await get(caller, '/register/anonimous')).cookie).toMatch(/^MUSIC_A=[0-9a-f]{64};/);
    const { cookie = '' } = await login(caller, false);
    const [, token = ''] = TOKEN.exec(cookie) ?? [];
    expect(caller.cookies.get('MUSIC_U')).toContain(token);
    expect((await get(caller, '/login/refresh', { cookie })).cookie).toContain(token);
  });
});

describe('the session of a page', () => {
  it('is hidden from the page and from other scripts of its origin', async () => {
    const page = createCaller(server.url, { ...ownPage, referer: `${server.url}/` });
    expect((await login(page, false)).cookie).not.toMatch(TOKEN);
    const other = createCaller(server.url, { ...script, referer: `${server.url}/` });
    page.cookies.forEach((value, name) => other.cookies.set(name, value));
    const renewed = await get(other, '/login/refresh');
    expect(renewed.code).toBe(200);
    expect(renewed.cookie).not.toMatch(/[0-9a-f]{64}/);
  });
});
