import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiCaller, createCaller } from './api-caller.ts';
import { demoLogin } from './demo-caller.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const BASE = '/a/b';
const ownPage = { 'x-requested-with': 'XMLHttpRequest' };

/** `url` has the base path, as it is printed. */
let server: ServerProcess;
let root: string;
beforeAll(async () => {
  server = await startServer({ args: ['--base-path', BASE] });
  root = new URL(server.url).origin;
});
afterAll(() => server.dispose());

async function login(path: string): Promise<{ caller: ApiCaller; setCookie: string }> {
  const caller = createCaller(root, { ...ownPage, referer: `${root}/` });
  const body = new URLSearchParams(demoLogin);
  const answer = await caller.fetch(`${root}${path}/api/login`, { method: 'POST', body });
  return { caller, setCookie: answer.headers.getSetCookie().join('\n') };
}

describe('a server below a base path', () => {
  it('prints its address with the path', () => {
    expect(new URL(server.url).pathname).toBe(BASE);
  });

  it.each([
    ['that passes the path on', BASE],
    ['that removes the path', ''],
  ])('answers behind a proxy %s, with addresses below the path', async (_proxy, path) => {
    const banners = await (await fetch(`${root}${path}/api/banner`)).json();
    const [first] = (banners as { banners: { imageUrl: string }[] }).banners;
    expect(first?.imageUrl).toMatch(`${server.url}/media/img/`);
    expect((await fetch(first?.imageUrl ?? '')).status).toBe(200);
    expect(await (await fetch(`${root}${path}/healthz`)).json()).toMatchObject({ status: 'ok' });
    const page = await (await fetch(`${root}${path}/album/1`)).text();
    expect(page).toContain(`<html data-qy-base="${BASE}"`);
    expect(page).not.toMatch(/(href|src)="\/(?!a\/b\/|qy-banner-url)/);
    const { setCookie } = await login(path);
    expect(setCookie).toMatch(/^MUSIC_U=page!a!b\.[0-9a-f]{64};.*; Path=\/a\/b;/m);
    const qr = await (await fetch(`${root}${path}/api/login/qr/create?key=abc`)).json();
    expect((qr as { data: { qrurl: string } }).data.qrurl).toBe(`${server.url}/?qr=abc`);
  });

  it('does not take paths that only begin with the same characters', async () => {
    expect((await fetch(`${root}/a/bc/healthz.json`)).status).toBe(404);
    expect((await fetch(`${root}/a/b/a/b/healthz.json`)).status).toBe(404);
  });

  it('ignores the session of another installation on the host', async () => {
    const { setCookie } = await login(BASE);
    const [, token = ''] = /page!a!b\.([0-9a-f]{64})/.exec(setCookie) ?? [];
    const account = async (cookie: string) => {
      const headers = { ...ownPage, referer: `${root}/`, cookie };
      return (await (await fetch(`${server.url}/api/user/account`, { headers })).json()) as {
        account: unknown;
      };
    };
    expect((await account(`MUSIC_U=page!a!b.${token}`)).account).not.toBeNull();
    for (const mark of ['page.', 'page!a.', 'page!b.'])
      expect(await account(`MUSIC_U=${mark}${token}`)).toMatchObject({ account: null });
  });

  it('answers a request that is too long in the form of the API', async () => {
    const answer = await fetch(`${server.url}/api/banner?x=${'a'.repeat(20_000)}`);
    expect([answer.status, await answer.json()]).toMatchObject([200, { code: 400 }]);
  });
});

it('refuses a base path of the server’s own', async () => {
  await expect(startServer({ args: ['--base-path', '/api'] })).rejects.toThrow('--base-path');
});
