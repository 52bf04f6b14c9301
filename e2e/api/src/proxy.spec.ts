import { type ClientRequest, createServer, type IncomingMessage, request } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { endpoints } from '@qingyin/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaller } from './api-caller.ts';
import { demoLogin } from './demo-caller.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const { account, library, music, system } = endpoints;
let behind: ServerProcess;
let front: ServerProcess;

beforeAll(async () => {
  behind = await startServer();
  front = await startServer({ env: { QINGYIN_API: `${behind.url}/api` } });
});
afterAll(async () => {
  await front.dispose();
  await behind.dispose();
});

describe('in front of another service of the contract', () => {
  it('forwards calls, bodies and cookies', async () => {
    const guest = createCaller(front.url);
    expect((await guest.http.call(music.banner)).banners).toHaveLength(10);
    expect((await guest.http.call(account.loginEmail, { params: demoLogin })).profile?.userId).toBe(10);
    expect((await guest.http.call(library.likelist, { params: { uid: '10' } })).ids.length).toBeGreaterThan(
      0,
    );
    expect(await guest.http.call(music.playlistDetail, { params: { id: '4711' } })).toMatchObject({
      code: 404,
    });
  });
  it('keeps the missing login as an HTTP status, and no other', async () => {
    const guest = createCaller(front.url);
    await expect(guest.http.call(library.likelist, { params: { uid: '10' } })).rejects.toMatchObject({
      status: 301,
      code: 301,
    });
  });
  it('accepts its own pages, which are foreign to the service behind it', async () => {
    const page = (origin: string, site: string) => ({
      origin,
      'sec-fetch-site': site,
      'sec-fetch-mode': 'cors',
      'x-requested-with': 'XMLHttpRequest',
    });
    const own = createCaller(front.url, page(front.url, 'same-origin'));
    const login = await own.http.call(account.loginEmail, { params: demoLogin });
    const [token = 'no cookie'] = /[0-9a-f]{64}$/.exec(own.cookies.get('MUSIC_U') ?? '') ?? [];
    expect(JSON.stringify(login)).not.toContain(token);
    expect(await own.http.call(library.like, { params: { id: '10045', like: true } })).toMatchObject({
      code: 200,
    });
    const other = createCaller(front.url, page('https://evil.example', 'cross-site'));
    for (const [name, value] of own.cookies) other.cookies.set(name, value);
    expect(await other.http.call(library.like, { params: { id: '10045', like: true } })).toMatchObject({
      code: 403,
    });
    expect(other.last().status).toBe(200);
  });
  it('requires the proof of the own page for a browser’s session', async () => {
    const own = createCaller(front.url, {
      'sec-fetch-site': 'same-origin',
      'x-requested-with': 'XMLHttpRequest',
    });
    await own.http.call(account.loginEmail, { params: demoLogin });
    const unproven = createCaller(front.url);
    for (const [name, value] of own.cookies) unproven.cookies.set(name, value);
    const params = { id: '10061', like: true };
    const liked = async () => (await own.http.call(library.likelist, { params: { uid: '10' } })).ids;
    expect(await unproven.http.call(library.like, { params })).toMatchObject({ code: 403 });
    expect(await liked()).not.toContain(10_061);
    expect(await own.http.call(library.like, { params })).toMatchObject({ code: 200 });
    expect(await liked()).toContain(10_061);
  });
  it('hides the session of a page from other scripts of its origin', async () => {
    const own = createCaller(front.url, {
      'sec-fetch-site': 'same-origin',
      'x-requested-with': 'XMLHttpRequest',
    });
    await own.http.call(account.loginEmail, { params: demoLogin });
    const script = createCaller(front.url, { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' });
    for (const [name, value] of own.cookies) script.cookies.set(name, value);
    const answer = await script.http.call(account.loginRefresh);
    expect(answer.code).toBe(200);
    expect(answer.cookie).not.toMatch(/[0-9a-f]{64}/);
    expect((await script.http.call(account.loginEmail, { params: demoLogin })).cookie).toMatch(
      /^MUSIC_U=[0-9a-f]{64};/,
    );
  });
  it('answers its own endpoints itself', async () => {
    const guest = createCaller(front.url);
    expect((await guest.http.call(system.capabilities)).data).toMatchObject({
      product: 'qingyin',
      foreign: true,
    });
    expect(await (await fetch(`${front.url}/healthz`)).json()).toMatchObject({ status: 'ok' });
    await expect(guest.http.call(system.provoke, { params: { status: 503 } })).rejects.toMatchObject({
      status: 503,
    });
  });
});

describe('in front of a service whose HTTP statuses equal its codes', () => {
  it('answers every failure with HTTP 200 and its code', async () => {
    const foreign = createServer((request, response) => {
      const code = Number(request.url?.split('?')[0]?.slice(1));
      response.writeHead(code, {
        'content-type': code === 404 ? 'text/html' : 'application/json',
        'set-cookie': 'MUSIC_U=ab; Domain=.music.example; Path=/; SameSite=None; Secure',
        location: 'https://elsewhere.example/',
      });
      response.end(code === 404 ? '<h1>Not Found</h1>' : JSON.stringify({ code, msg: 'so' }));
    }).listen(0);
    await once(foreign, 'listening');
    const { port } = foreign.address() as AddressInfo;
    const before = await startServer({ env: { QINGYIN_API: `http://127.0.0.1:${port}` } });
    for (const code of [400, 404, 405, 500, 503]) {
      const response = await fetch(`${before.url}/api/${code}?x=1`, { redirect: 'manual' });
      expect([response.status, await response.json()]).toMatchObject([200, { code }]);
      expect(response.headers.get('set-cookie')).toBe('MUSIC_U=ab; Path=/; HttpOnly; SameSite=Strict');
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
    const lost = await fetch(`${before.url}/api/301`, { redirect: 'manual' });
    expect([lost.status, lost.headers.get('location')]).toEqual([301, null]);
    foreign.close();
    foreign.closeAllConnections();
    const unreachable = await fetch(`${before.url}/api/banner`);
    expect([unreachable.status, await unreachable.json()]).toMatchObject([200, { code: 504 }]);
    await before.dispose();
  });
});

describe('forwarded bodies', () => {
  /** A service that reads requests and never answers. */
  const silent = createServer((request) => void request.resume());
  let slow: ServerProcess;
  beforeAll(async () => {
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    slow = await startServer({
      args: ['--log-level', 'debug'],
      env: {
        QINGYIN_API: `http://127.0.0.1:${port}`,
        QINGYIN_BODY_TIMEOUT: '1',
        QINGYIN_UPLOAD_WINDOW: '1',
      },
    });
  });
  afterAll(async () => {
    await slow.dispose();
    silent.closeAllConnections();
    silent.close();
  });

  /** Starts to send a body that never ends. */
  const begin = (type: string): ClientRequest => {
    const call = request(`${slow.url}/api/cloud`, {
      method: 'POST',
      headers: { 'content-type': type, 'content-length': 100_000 },
    });
    call.write('--b\r\n');
    return call;
  };

  it.each([
    ['application/json', '请求超时'],
    ['multipart/form-data; boundary=b', '上传速度过慢，已中断，请重试'],
  ])('must arrive in time, or at the rate of a file: %s', async (type, message) => {
    const call = begin(type);
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    expect(JSON.parse(await text(response))).toMatchObject({ code: 400, message });
    call.destroy();
  });

  it('whose senders disconnect are logged as no failure', async () => {
    const call = begin('application/json');
    call.on('error', () => undefined);
    await once(silent, 'request');
    call.destroy();
    await expect.poll(slow.output).toContain('the client closed the connection');
    expect(slow.output()).not.toMatch(/"level":(40|50)/);
  });
});
