import { BusinessError, needsLogin, notFound } from '@qingyin/server-kernel';
import cookie from '@fastify/cookie';
import { endpoint } from '@qingyin/contract';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { mountApi } from './api.ts';
import type { AppContext } from './request-context.ts';
import { personal, route } from './route.ts';
import { markForPage } from './page-cookies.ts';

const member = 'a'.repeat(64);
const find = vi.fn(async (token: string) => (token === member ? { id: 5, anonymous: false } : null));
const context = {
  now: Date.now,
  sessions: { find, end: async () => undefined },
  files: {},
} as unknown as AppContext;
const nothing = z.object({});
const post = { method: 'POST' } as const;
const fails = (path: string, error: unknown) =>
  route(endpoint<object, object>(path), nothing, () => Promise.reject(error));

/** Errors as databases, file systems and the runtime produce them. */
const secrets = [
  new Error('SQLITE_ERROR: near "slect": syntax error in select password_hash from user'),
  Object.assign(new Error('relation "session" does not exist'), {
    code: '42P01',
    query: 'select token_hash',
  }),
  Object.assign(new Error("ENOENT: no such file or directory, open '/srv/qingyin/data/x'"), {
    code: 'ENOENT',
  }),
  Object.assign(new Error('teapot at /srv/qingyin'), { statusCode: 418, stack: 'at secret.ts:1:1' }),
  new TypeError("Cannot read properties of undefined (reading 'password_hash')"),
  'select * from user',
  undefined,
];

const routes = [
  ...secrets.map((error, at) => fails(`/fails/${at}`, error)),
  fails('/no', notFound('歌单')),
  fails('/sign-in', needsLogin()),
  fails('/body', new BusinessError(512, '不能关注自己', { data: { id: 1 } })),
  route(endpoint<object, { code: number; user: number | null }>('/open'), nothing, async ({ user }) => ({
    code: 200,
    user: user?.id ?? null,
  })),
  route(endpoint<object, { code: number }>('/change', post), nothing, async () => ({ code: 200 })),
  route(endpoint<object, { code: number }>('/cached', { cache: true }), nothing, async () => ({ code: 200 })),
  personal(endpoint<object, { code: number }>('/own'), nothing, async () => ({ code: 200 })),
];

let app: FastifyInstance;
beforeEach(async () => {
  app = fastify();
  await app.register(cookie);
  mountApi(app, routes, {
    app: context,
    publicUrl: undefined,
    basePath: '',
    corsOrigins: [],
    secureCookies: false,
    maxCalls: 9,
  });
});
afterEach(() => app.close());

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await app.inject({ url: `/api${path}`, headers });
  return { status: answer.statusCode, text: answer.body, ...answer.json<{ code: number; msg: string }>() };
};

describe('unexpected errors', () => {
  it.each(secrets.map((error, at) => [String(error), at]))(
    'does not expose internals of %s',
    async (_error, at) => {
      const { status, code, text } = await ask(`/fails/${at}`);
      expect(status).toBe(200);
      expect(code).toBeGreaterThanOrEqual(400);
      expect(text).not.toMatch(/select|SQLITE|relation|hash|ENOENT|srv|\.ts|stack|undefined/i);
    },
  );
});

describe('a business error', () => {
  it.each([
    ['zh-CN', '歌单不存在'],
    ['zh-HK,zh;q=0.5', '歌單不存在'],
    ['en-US', 'No such playlist'],
    ['de', 'Nicht gefunden: Playlist'],
    ['xx', '歌单不存在'],
  ])(
    'has its message in the language of Accept-Language (%s), as msg and as message',
    async (language, message) => {
      expect(await ask('/no', { 'accept-language': language })).toMatchObject({
        code: 404,
        msg: message,
        message,
      });
    },
  );
  it('keeps further fields of its body', async () => {
    expect(await ask('/body', { 'accept-language': 'en' })).toMatchObject({
      code: 512,
      msg: 'You can’t follow yourself',
      data: { id: 1 },
    });
  });
});

describe('the session cookie', () => {
  const cookies = { cookie: `MUSIC_U=${member}` };
  const away = { ...cookies, 'sec-fetch-site': 'cross-site' };
  const page = { cookie: `MUSIC_U=${markForPage(member)}` };
  const own = { 'sec-fetch-site': 'same-origin' };
  it.each<[string, Record<string, string>]>([
    ['Sec-Fetch-Site', own],
    ['Origin', { origin: 'http://localhost' }],
    ['Referer', { referer: 'http://localhost/login' }],
    ['a header of scripts', { 'x-requested-with': 'XMLHttpRequest' }],
  ])('is accepted with %s as proof of our own page, if it was issued to a page', async (_what, proof) => {
    expect(await ask('/own', { ...page, ...proof })).toMatchObject({ code: 200 });
    expect(await ask('/open', { ...page, ...proof })).toMatchObject({ code: 200, user: 5 });
  });
  it('is refused without proof of our own page, if it was issued to a page', async () => {
    for (const path of ['/own', '/change', '/sign-in'])
      expect([path, await ask(path, page)]).toEqual([
        path,
        expect.objectContaining({ status: 200, code: 403, msg: '无法确认请求来自本站页面，已被拒绝' }),
      ]);
    expect(await ask('/open', page)).toMatchObject({ code: 200, user: null });
  });
  it('makes the answer uncacheable when it is ignored', async () => {
    const cacheOf = async (headers: Record<string, string>) =>
      (await app.inject({ url: '/api/cached', headers })).headers['cache-control'];
    expect(await cacheOf({})).toBe('public, max-age=120');
    expect([await cacheOf(page), await cacheOf(away)]).toEqual(['no-store', 'no-store']);
  });
  it('is reissued with the page mark when our own page sends one without it', async () => {
    const cookiesOf = async (path: string, headers: Record<string, string>) =>
      (await app.inject({ url: `/api${path}`, headers })).headers['set-cookie'];
    expect(await cookiesOf('/open', { ...cookies, ...own })).toBe(
      `MUSIC_U=${markForPage(member)}; Max-Age=15552000; Path=/; HttpOnly; SameSite=Strict`,
    );
    for (const headers of [{ ...page, ...own }, cookies, away])
      expect(await cookiesOf('/open', headers)).toBeUndefined();
    expect(await cookiesOf('/cached', { ...cookies, ...own })).toBeUndefined();
  });
  it('is accepted from our own pages and from programs', async () => {
    expect(await ask('/own', cookies)).toMatchObject({ code: 200 });
    expect(await ask('/own', { ...cookies, 'sec-fetch-site': 'same-origin' })).toMatchObject({ code: 200 });
  });
  it('is refused from foreign pages on guarded routes, including routes that only fail with needsLogin', async () => {
    for (const path of ['/own', '/change', '/sign-in'])
      expect([path, await ask(path, away)]).toEqual([
        path,
        expect.objectContaining({ status: 200, code: 403 }),
      ]);
  });
  it('is ignored from foreign pages on open routes', async () => {
    find.mockClear();
    expect(await ask('/open', away)).toMatchObject({ code: 200, user: null });
    expect(find).not.toHaveBeenCalled();
  });
  it('is accepted as a parameter from any page', async () => {
    expect(await ask(`/own?cookie=MUSIC_U%3D${member}`, away)).toMatchObject({ code: 200 });
  });
  it('answers 301 from any page when it is missing', async () => {
    expect(await ask('/own', { 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 301, code: 301 });
    expect(await ask('/own')).toMatchObject({ status: 301 });
  });
});
