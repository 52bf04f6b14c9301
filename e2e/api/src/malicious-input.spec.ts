import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '@qingyin/contract';
import { demoCaller } from './demo-caller.ts';
import { type ServerProcess, startServer } from './server-process.ts';

let server: ServerProcess;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.dispose());

/** Content that no answer may contain: stack traces, paths, SQL, column names. */
const LEAK =
  /\n\s+at |node_modules|\.(ts|mjs|cjs|js):\d+|\/(home|work|tmp|usr)\/|select .* from|insert into|SQLITE|syntax error|password_hash|token_hash/i;
const json = { 'content-type': 'application/json' };
const post = (body: BodyInit, headers: Record<string, string> = json): RequestInit => ({
  method: 'POST',
  body,
  headers,
});

async function ask(path: string, init: RequestInit = {}): Promise<{ status: number; text: string }> {
  const answer = await fetch(`${server.url}${path}`, { redirect: 'manual', ...init });
  return { status: answer.status, text: await answer.text() };
}

/**
 * Expects HTTP 200 with a number in `code` and a message, or the 301 of a guest, without internal details.
 * @returns the code
 */
async function refusedOrFine(path: string, init?: RequestInit): Promise<number> {
  const { status, text } = await ask(path, init);
  expect([200, 301]).toContain(status);
  expect(text.slice(0, 5000)).not.toMatch(LEAK);
  const body = JSON.parse(text) as { code?: unknown; msg?: unknown; data?: { code?: unknown } };
  const code = body.code ?? body.data?.code;
  expect(code).toEqual(expect.any(Number));
  // A refusal has a message.
  expect(code === 200 ? 'fine' : String(body.msg ?? '')).not.toBe('');
  return Number(code);
}

/** Sends raw bytes over a socket. @returns the response */
const raw = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname, () => socket.write(Buffer.from(text, 'latin1')));
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString('utf8')));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
    socket.setTimeout(3000, () => socket.destroy());
  });

describe('SQL injection', () => {
  const statements = [
    "'",
    "' or '1'='1",
    "'; drop table user; --",
    '" union select password_hash from user --',
    '1) or 1=1 --',
    '%',
    '_',
    '\\',
    '${7*7}{{7*7}}<script>alert(1)</script>',
  ];
  /** Expected codes for each parameter. 501: the account does not exist. */
  const calls: [path: string, codes: Record<string, number[]>][] = [
    ['/search', { keywords: [200], type: [200], limit: [200], offset: [200] }],
    ['/cloudsearch', { keywords: [200] }],
    ['/search/suggest', { keywords: [200], type: [200] }],
    ['/login', { email: [501], password: [501], md5_password: [400] }],
    ['/login/cellphone', { phone: [400, 501], countrycode: [400, 501], password: [501] }],
    ['/playlist/detail', { id: [400], s: [404] }],
    ['/playlist/track/all', { id: [400], limit: [404] }],
    ['/song/detail', { ids: [400] }],
    ['/song/url/v1', { id: [400], level: [200] }],
    ['/comment/music', { id: [400], limit: [404], before: [404] }],
    ['/user/detail', { uid: [400] }],
    ['/album', { id: [400] }],
    ['/likelist', { uid: [301], cookie: [301] }],
  ];
  it.each(calls)('%s treats its parameters as text', async (path, parameters) => {
    for (const statement of statements)
      for (const [name, codes] of Object.entries(parameters)) {
        const query = new URLSearchParams({ keywords: 'x', email: 'x', phone: '1', password: 'x', id: '1' });
        query.set(name, statement);
        expect(codes, String(query)).toContain(await refusedOrFine(`/api${path}?${query}`));
      }
  });
  it('names are stored as text', async () => {
    const member = await demoCaller(server.url);
    for (const name of ["x'); drop table playlist; --", '<img src=x onerror=alert(1)>', '${x}', '%00']) {
      const { id } = await member.http.call(endpoints.library.playlistCreate, {
        params: { name, privacy: 10 },
      });
      const { playlist } = await member.http.call(endpoints.music.playlistDetail, {
        params: { id: String(id) },
      });
      expect(playlist.name).toBe(name);
    }
  });
});

describe('oversized and malformed input', () => {
  it.each<[string, () => string, number[]]>([
    ['arrays nested 100,000 deep', () => '['.repeat(100_000) + ']'.repeat(100_000), [400, 301]],
    ['objects nested 100,000 deep', () => '{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000), [400, 301]],
    ['a deeply nested field', () => `{"keywords":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, [400, 301]],
    ['an array of 500,000 numbers', () => `{"keywords":[${'1,'.repeat(500_000)}1]}`, [200, 301]],
    ['a bare array', () => `[${'{},'.repeat(100_000)}1]`, [400, 301]],
    [
      '100,000 fields',
      () => JSON.stringify(Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`f${at}`, 1]))),
      [400, 400],
    ],
    ['a text of 2 MB', () => JSON.stringify({ keywords: 'x'.repeat(2_000_000) }), [400, 301]],
    ['a number of a million digits', () => `{"id":1${'0'.repeat(1_000_000)},"keywords":1e999}`, [400, 301]],
    [
      'fields that are neither text nor number',
      () => '{"keywords":{"toString":1,"valueOf":1},"limit":{"valueOf":1,"toString":1},"type":null}',
      [400, 301],
    ],
    ['a truncated body', () => '{"keywords":"x', [400, 400]],
    ['invalid characters only', () => '\u0000\u0001\ufffd', [400, 400]],
  ])('JSON: %s', async (_what, body, codes) => {
    const found = await refusedOrFine('/api/search', post(body()));
    expect([found, await refusedOrFine('/api/playlist/create', post(body()))]).toEqual(codes);
  });
  it('forms: thousands of fields', async () => {
    const repeated = `${'a=1&'.repeat(3)}${'keywords=x&'.repeat(20_000)}`;
    const many = Array.from({ length: 50_000 }, (_, at) => `f${at}=1`).join('&');
    const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(await refusedOrFine('/api/search', post(many, urlencoded))).toBe(400);
    expect(await refusedOrFine('/api/search', post(repeated, urlencoded))).toBe(200);
    const multipart = new FormData();
    for (let at = 0; at < 2000; at += 1) multipart.set(`f${at}`, '1');
    expect(await refusedOrFine('/api/search', { method: 'POST', body: multipart })).toBe(400);
    const wide = new FormData();
    wide.set('keywords', 'x'.repeat(1_000_000));
    expect(await refusedOrFine('/api/search', { method: 'POST', body: wide })).toBe(400);
    const file = new FormData();
    file.set('keywords', new Blob([new Uint8Array(100_000)]), '../../etc/passwd');
    expect(await refusedOrFine('/api/search', { method: 'POST', body: file })).toBe(400);
  });
  it('addresses: too long ones are answered in the body for the API', async () => {
    expect(await refusedOrFine(`/api/search?keywords=${'x'.repeat(10_000)}`)).toBe(400);
    const long = await raw(`GET /api/search?keywords=${'x'.repeat(40_000)} HTTP/1.1\r\nHost: x\r\n\r\n`);
    expect(long).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(long).toContain('"code":400');
    expect(await raw(`GET /${'x'.repeat(40_000)} HTTP/1.1\r\nHost: x\r\n\r\n`)).toMatch(/^HTTP\/1\.1 431 /);
  });
});

describe('encodings', () => {
  it.each([
    ['invalid percent encoding', 'keywords=%zz%E0%A4%A'],
    ['invalid UTF-8', 'keywords=%C3%28%FF%FE'],
    ['an overlong slash', 'keywords=%C0%AF'],
    ['plus and hash', 'keywords=+%23+'],
    ['right-to-left override and zero-width space', 'keywords=%E2%80%AE%E2%80%8B'],
    ['many combining marks on one letter', `keywords=${encodeURIComponent('a' + '\u0301'.repeat(150))}`],
  ])('%s', async (_what, query) => {
    expect(await refusedOrFine(`/api/search?${query}`)).toBe(200);
    expect(await refusedOrFine(`/api/login/status?cookie=${encodeURIComponent(query)}`)).toBe(200);
  });
  it.each<[string, string, RequestInit?]>([
    ['NUL in a query', '?keywords=a%00b'],
    ['NUL in a parameter name', '?keywords=a&%00=b'],
    ['NUL in JSON', '', { method: 'POST', headers: json, body: '{"keywords":"a\\u0000b"}' }],
    ['a lone surrogate in JSON', '', { method: 'POST', headers: json, body: '{"keywords":"a\\ud800b"}' }],
    ['NUL in a form', '', { method: 'POST', body: new URLSearchParams({ keywords: 'a\0b' }) }],
  ])('%s is refused', async (_what, query, init) => {
    expect(await refusedOrFine(`/api/search${query}`, init)).toBe(400);
    expect(await refusedOrFine(`/api/login${query}`, init)).toBe(400);
  });
  it('removes NUL from cookies', async () => {
    const headers = { cookie: 'os=a%00b; MUSIC_U=%00' };
    expect(await refusedOrFine('/api/login/status', { headers })).toBe(200);
    expect(await refusedOrFine('/api/login/status?cookie=MUSIC_U%3D%2500')).toBe(200);
  });
});

describe('parameter names', () => {
  it.each([
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    '__proto__[code]',
    'constructor.prototype.x',
  ])('%s has no effect', async (name) => {
    const query = `${encodeURIComponent(name)}=1&keywords=明月&limit=1`;
    expect(await refusedOrFine(`/api/search?${query}`)).toBe(200);
    // The body parser refuses such names, or treats them like any others.
    const taken = [200, 400];
    expect(taken).toContain(await refusedOrFine('/api/search', post(`{"${name}":{"x":1},"keywords":"a"}`)));
    const fields = new URLSearchParams({ [name]: '1', keywords: 'a' });
    expect(await refusedOrFine('/api/search', post(fields, {}))).toBe(200);
    const form = new FormData();
    for (const [field, value] of fields) form.set(field, value);
    expect(taken).toContain(await refusedOrFine('/api/search', post(form, {})));
    const headers = { cookie: `${name}=1` };
    const status = `/api/login/status?cookie=${encodeURIComponent(`${name}=1`)}`;
    expect(await refusedOrFine(status, { headers })).toBe(200);
    expect(await refusedOrFine(`/api/${encodeURIComponent(name)}`)).toBe(404);
  });
  it('uses the last value of a repeated parameter', async () => {
    expect(JSON.parse((await ask('/api/song/detail?ids=10001&ids=10002')).text)).toMatchObject({
      songs: [{ id: 10_002 }],
    });
    const { text } = await ask('/api/song/detail', post('{"ids":"1","ids":["10001","10002"]}'));
    expect(JSON.parse(text)).toMatchObject({ songs: [{ id: 10_002 }] });
  });
});

describe('paths', () => {
  const climbing = [
    '/media/audio/..%2f..%2fpackage.json',
    '/media/audio/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    '/media/img/..%5c..%5cpackage.json',
    '/media/img/../../package.json',
    '/media/img/a%00.jpg',
    '/..%2f..%2f..%2fetc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/..%2f..%2fserver/main.js',
    '/frames/..%2f..%2f..%2fpackage.json',
    '/.git/config',
    '/widget/..%2fweb%2findex.html',
    '/..\\..\\package.json',
  ];
  it.each(climbing)('%s exposes no other file', async (path) => {
    const answer = await raw(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 (200|400|403|404) /);
    expect(answer).not.toMatch(/root:|"dependencies"|\[core\]|ENOENT|\n\s+at /);
  });
});

describe('headers', () => {
  const close = 'Connection: close\r\n\r\n';
  it.each<[string, string]>([
    ['a parameter', `GET /api/search?keywords=a%0d%0aSet-Cookie:%20evil=1 HTTP/1.1\r\nHost: x\r\n${close}`],
    ['a path', `GET /api/a%0d%0aSet-Cookie:%20evil=1 HTTP/1.1\r\nHost: x\r\n${close}`],
    [
      'a picture size',
      `GET /media/img/a.jpg?param=1y1%0d%0aSet-Cookie:evil=1 HTTP/1.1\r\nHost: x\r\n${close}`,
    ],
    ['a host', `GET /api/banner HTTP/1.1\r\nHost: evil.example"><script>\r\n${close}`],
    ['an origin', `GET /api/banner HTTP/1.1\r\nHost: x\r\nOrigin: \xff\xfe evil\r\n${close}`],
    ['a language', `GET /api/no HTTP/1.1\r\nHost: x\r\nAccept-Language: ${'en,'.repeat(3000)}\r\n${close}`],
    [
      'a range',
      `GET /media/audio/10001.mp3 HTTP/1.1\r\nHost: x\r\nRange: bytes=${'0-1,'.repeat(2000)}\r\n${close}`,
    ],
    [
      'a cookie',
      `GET /api/login/status HTTP/1.1\r\nHost: x\r\nCookie: MUSIC_U=a%0d%0aSet-Cookie: evil=1\r\n${close}`,
    ],
  ])('cannot be injected by %s', async (_where, request) => {
    const [head = '', body = ''] = (await raw(request)).split('\r\n\r\n', 2);
    expect(head).toMatch(/^HTTP\/1\.1 (200|206|400|404) /);
    expect(head).not.toMatch(/^set-cookie:.*evil/im);
    expect(body).not.toContain('evil.example"');
  });
  it.each([
    'GET / HTTP/9.9',
    'BREW /api/banner HTTP/1.1',
    '\u0000\u0001\u0002',
    'GET /api/banner HTTP/1.1\r\nBad Header: x',
  ])('malformed request line: %j', async (text) => {
    expect(await raw(`${text}\r\nHost: x\r\n\r\n`)).toMatch(/^HTTP\/1\.1 (200|400|505) |^$/);
  });
});

describe('a refused body is read completely, so that the answer arrives and the connection stays usable', () => {
  it.each([
    ['too large', 'application/json', 3_000_000],
    ['with an unknown type', 'text/weird', 1_000_000],
    ['too large for a form', 'application/x-www-form-urlencoded', 3_000_000],
  ])('a body %s', async (_what, type, bytes) => {
    const head = `Host: x\r\nContent-Type: ${type}\r\nContent-Length: ${bytes}`;
    const first = `POST /api/banner HTTP/1.1\r\n${head}\r\n\r\n${'x'.repeat(bytes)}`;
    const answers = await raw(`${first}GET /api/banner HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(answers.match(/HTTP\/1\.1 \d+|"code":\d+/g)).toEqual([
      'HTTP/1.1 200',
      '"code":400',
      'HTTP/1.1 200',
      '"code":200',
    ]);
  });
});

it('the server keeps running without logging a failure', async () => {
  expect(JSON.parse((await ask('/api/search?keywords=明月')).text)).toMatchObject({ code: 200 });
  expect(server.child.exitCode).toBeNull();
  expect(server.output().match(/^.*"level":(50|60).*$/gm)).toBeNull();
});
