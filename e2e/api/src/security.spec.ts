import { endpoints } from '@qingyin/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiCaller, createCaller } from './api-caller.ts';
import { demoLogin, demoCaller } from './demo-caller.ts';
import { onFreePort } from './free-port.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const FRIEND = 'https://friend.example';
const EVIL = 'https://evil.example';
const { account, library } = endpoints;

let server: ServerProcess;
beforeAll(async () => {
  server = await startServer({ args: ['--cors-origins', `${FRIEND},http://localhost:1`] });
});
afterAll(() => server.dispose());

const page = {
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'cors',
  'x-requested-with': 'XMLHttpRequest',
};
const cookieOf = ({ cookies }: ApiCaller): string =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

const signedIn = (headers?: Record<string, string>): Promise<ApiCaller> => demoCaller(server.url, headers);

async function ask(
  path: string,
  headers: Record<string, string> = {},
  init: RequestInit = {},
): Promise<{ status: number; headers: Headers; body: { code?: number; msg?: string; cookie?: string } }> {
  const answer = await fetch(`${server.url}/api${path}`, { redirect: 'manual', ...init, headers });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: text ? JSON.parse(text) : {} };
}

const elsewhere: [string, Record<string, string>][] = [
  ['a script of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors', origin: EVIL }],
  ['a page on another port', { 'sec-fetch-site': 'same-site', origin: 'http://localhost:3000' }],
  [
    'a form of another site',
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', origin: 'null' },
  ],
  ['a link in a mail', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }],
  ['an image in another page', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
  ['another site in browsers without Sec-Fetch-Site', { origin: EVIL }],
  ['another site identified by Referer only', { referer: `${EVIL}/page` }],
];

describe.each(elsewhere)('%s', (_who, headers) => {
  it('cannot use the browser’s session', async () => {
    const member = await signedIn(page);
    const cookie = cookieOf(member);
    const liked = async () => (await member.http.call(library.likelist, { params: { uid: '10' } })).ids;
    const before = await liked();
    for (const path of [
      '/like?id=10060&like=true',
      '/playlist/create?name=x',
      '/likelist?uid=10',
      '/logout',
    ]) {
      const { status, body } = await ask(path, { ...headers, cookie }, { method: 'POST' });
      expect([path, status, body.code, body.msg]).toEqual([path, 200, 403, '请求来自其他网站，已被拒绝']);
    }
    expect(await liked()).toEqual(before);
  });
  it('reads public content as a guest', async () => {
    const cookie = cookieOf(await signedIn(page));
    expect((await ask('/banner', { ...headers, cookie })).body.code).toBe(200);
    expect((await ask('/login/status', { ...headers, cookie })).body).toMatchObject({
      data: { code: 200, account: null },
    });
  });
  it('receives no cookie, so that it cannot log a user in unnoticed', async () => {
    for (const path of ['/login?email=demo@qingyin.local&password=qingyin', '/register/anonimous']) {
      const answer = await ask(path, headers);
      expect(answer.body.code).toBe(200);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });
  it('can use a session of its own, like any client', async () => {
    const { cookie = '' } = (await ask('/login?email=demo@qingyin.local&password=qingyin')).body;
    const path = `/likelist?uid=10&cookie=${encodeURIComponent(cookie)}`;
    expect((await ask(path, headers)).body.code).toBe(200);
  });
  it('is asked to log in without a session', async () => {
    expect((await ask('/likelist?uid=10', headers)).status).toBe(301);
  });
});

describe('a session issued to a page', () => {
  const paths = ['/like?id=10061&like=true', '/playlist/create?name=x', '/logout', '/login/refresh'];
  const privately = ['/likelist?uid=10', '/user/cloud', '/x/sessions'];
  const statusOf = async (headers: Record<string, string>): Promise<unknown> =>
    ((await ask('/login/status', headers)).body as { data?: { account: unknown } }).data?.account;

  it.each(['GET', 'POST'])(
    'neither changes nor reads anything without the proof of the own page (%s)',
    async (method) => {
      const member = await signedIn(page);
      const cookie = cookieOf(member);
      for (const path of [...paths, ...privately]) {
        const { status, body, headers } = await ask(path, { cookie }, { method });
        expect([path, status, body.code, body.msg]).toEqual([
          path,
          200,
          403,
          '无法确认请求来自本站页面，已被拒绝',
        ]);
        expect([headers.getSetCookie(), headers.get('cache-control')]).toEqual([[], 'no-store']);
      }
      expect((await member.http.call(library.likelist, { params: { uid: '10' } })).ids).not.toContain(10_061);
      expect(await statusOf({ cookie })).toBeNull();
    },
  );
  it.each<[string, () => Record<string, string>]>([
    ['its own Origin', () => ({ origin: server.url })],
    ['its own Referer', () => ({ referer: `${server.url}/my-love-music?x=1` })],
    ['Sec-Fetch-Site', () => ({ 'sec-fetch-site': 'same-origin' })],
    ['the header of the product’s scripts', () => ({ 'x-requested-with': 'XMLHttpRequest' })],
  ])('works for a page with the proof %s', async (_what, proof) => {
    const member = await signedIn(page);
    const headers = { ...proof(), cookie: cookieOf(member) };
    const liked = async () => (await member.http.call(library.likelist, { params: { uid: '10' } })).ids;
    expect((await ask('/like?id=10061&like=true', headers)).body.code).toBe(200);
    expect(await liked()).toContain(10_061);
    expect((await ask('/like?id=10061&like=false', headers)).body.code).toBe(200);
    expect(await liked()).not.toContain(10_061);
  });
  it('is accepted as a parameter from a program that was given it', async () => {
    const cookie = cookieOf(await signedIn(page));
    expect((await ask(`/likelist?uid=10&cookie=${encodeURIComponent(cookie)}`)).body.code).toBe(200);
  });
  it('of an older version without a mark gets one', async () => {
    const { cookie = '' } = (await ask('/login?email=demo@qingyin.local&password=qingyin')).body;
    const plain = cookie.split(';', 1)[0] ?? '';
    const [marked = ''] = (await ask('/login/status', { ...page, cookie: plain })).headers.getSetCookie();
    expect(marked).toMatch(
      /^MUSIC_U=page\.[0-9a-f]{64}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    const given = marked.split(';', 1)[0] ?? '';
    expect((await ask('/likelist?uid=10', { cookie: given })).body.code).toBe(403);
    expect((await ask('/likelist?uid=10', { ...page, cookie: given })).body.code).toBe(200);
    expect((await ask('/login/status', { ...page, cookie: given })).headers.getSetCookie()).toEqual([]);
  });
});

describe('a session issued to a program', () => {
  const login = '/login?email=demo@qingyin.local&password=qingyin';
  it('works in the Cookie header without any proof', async () => {
    const [cookie = ''] = (await ask(login)).headers.getSetCookie();
    const headers = { cookie: cookie.split(';', 1)[0] ?? '' };
    expect((await ask('/likelist?uid=10', headers)).body.code).toBe(200);
    expect((await ask('/like?id=10061&like=false', headers, { method: 'POST' })).body.code).toBe(200);
  });
  it('is not set in a browser that opens an address, or loads it as a picture', async () => {
    const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0' };
    for (const path of [login, '/register/anonimous']) {
      const { body, headers } = await ask(path, browser);
      expect([body.code, headers.getSetCookie()]).toEqual([200, []]);
    }
    expect((await ask(login, browser, { method: 'POST' })).headers.getSetCookie()).not.toEqual([]);
  });
});

describe('the session secret', () => {
  it('is in no answer that a page can read or a browser displays', async () => {
    for (const headers of [page, { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }]) {
      const guest = createCaller(server.url, headers);
      const text = JSON.stringify(await guest.http.call(account.loginEmail, { params: demoLogin }));
      expect(text).not.toMatch(/[0-9a-f]{64}/);
      expect(JSON.stringify(await guest.http.call(account.registerAnonymous))).not.toMatch(/[0-9a-f]{64}/);
    }
  });
  it('is in the contract’s text for programs and for scripts of other sites', async () => {
    const script = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors', origin: EVIL };
    for (const headers of [{}, script])
      expect((await ask('/login?email=demo@qingyin.local&password=qingyin', headers)).body.cookie).toMatch(
        /^MUSIC_U=[0-9a-f]{64}; Max-Age=15552000; Expires=[^;]+; Path=\/;/,
      );
  });
  it('is sent in Secure cookies if the public address is https', async () => {
    let here = '';
    const secure = await onFreePort((port) => {
      here = `http://localhost:${port}`;
      return startServer({ args: ['--port', `${port}`, '--public-url', 'https://music.example'] });
    });
    try {
      const answer = await fetch(`${here}/api/register/anonimous`);
      expect(answer.headers.getSetCookie()).toEqual([
        expect.stringMatching(/; HttpOnly; Secure; SameSite=Strict$/),
      ]);
    } finally {
      await secure.dispose();
    }
  });
});

describe('a login', () => {
  const works = async (cookie: string): Promise<boolean> => {
    const { body } = await ask('/login/status', { ...page, cookie });
    return (body as { data?: { account: unknown } }).data?.account !== null;
  };
  it('ends the sessions sent with it: the anonymous one and the previous login', async () => {
    const person = createCaller(server.url, page);
    await person.http.call(account.registerAnonymous);
    const visit = cookieOf(person);
    expect(await works(visit)).toBe(true);
    await person.http.call(account.loginEmail, { params: demoLogin });
    expect(await works(visit)).toBe(false);
    const first = cookieOf(person);
    expect(first).not.toContain('MUSIC_A');
    // Both cookies at once, as sent by a browser that still has an old anonymous session.
    const other = (await ask('/register/anonimous')).body.cookie?.split(';', 1)[0] ?? '';
    person.cookies.set('MUSIC_A', other.slice('MUSIC_A='.length));
    await person.http.call(account.loginEmail, { params: demoLogin });
    expect([await works(first), await works(other), await works(cookieOf(person))]).toEqual([
      false,
      false,
      true,
    ]);
  });
  it('invalidates a planted session id', async () => {
    const planted = 'a'.repeat(64);
    const person = createCaller(server.url, page);
    person.cookies.set('MUSIC_U', planted);
    await person.http.call(account.loginEmail, { params: demoLogin });
    expect(person.cookies.get('MUSIC_U')).not.toBe(planted);
    expect(await works(`MUSIC_U=${planted}`)).toBe(false);
  });
  it('is not replaced by a new anonymous session', async () => {
    const member = await signedIn(page);
    await member.http.call(account.registerAnonymous);
    expect((await member.http.call(account.loginStatus)).data.profile).not.toBeNull();
  });
});

describe('CORS', () => {
  it('allows every origin without credentials, and configured ones with credentials', async () => {
    for (const path of ['/banner', '/BANNER', '/no/such', '/banner?x=%zz']) {
      const evil = (await ask(path, { origin: EVIL })).headers;
      expect(evil.get('access-control-allow-origin')).toBe(EVIL);
      expect(evil.get('access-control-allow-credentials')).toBeNull();
      const friend = (await ask(path, { origin: FRIEND })).headers;
      expect(friend.get('access-control-allow-origin')).toBe(FRIEND);
      expect(friend.get('access-control-allow-credentials')).toBe('true');
    }
  });
  it.each(['/api/banner', '/API/Banner', '/Api/x/capabilities'])(
    'answers a preflight request for %s with 204',
    async (path) => {
      const answer = await fetch(server.url + path, { method: 'OPTIONS', headers: { origin: EVIL } });
      expect(answer.status).toBe(204);
      expect(answer.headers.get('access-control-allow-origin')).toBe(EVIL);
      expect(answer.headers.get('access-control-allow-methods')).toContain('POST');
      expect(answer.headers.get('vary')).toContain('Origin');
    },
  );
  it('allows configured origins to use the session', async () => {
    const cookie = cookieOf(await signedIn(page));
    const headers = { cookie, origin: FRIEND, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' };
    expect((await ask('/likelist?uid=10', headers)).body.code).toBe(200);
  });
});

describe('rate limits', () => {
  it('refuse in the body, end no session, and apply across processes on the same data', async () => {
    const wrong = '/login/cellphone?phone=13800138000&password=wrong';
    const codes = new Set<number | undefined>();
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const { status, body } = await ask(wrong);
      expect(status).toBe(200);
      codes.add(body.code);
    }
    expect([...codes]).toEqual([502, 509]);
    const english = await ask(wrong, { 'accept-language': 'en-GB,en;q=0.9' });
    expect(english.body.msg).toBe('Too many wrong attempts. Please try again later.');
  });
});
