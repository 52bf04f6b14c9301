import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { isPage, mayHaveCookies, type Sender, senderOf } from './origin.ts';

const origins = { publicUrl: 'https://music.example', corsOrigins: ['https://friend.example'] };
const from = (headers: Record<string, string>): FastifyRequest =>
  ({ host: '10.0.0.5:4200', headers }) as unknown as FastifyRequest;

describe('a request', () => {
  it.each<[string, Record<string, string>, Sender]>([
    ['that names no page: a program, or a browser that was told to say nothing', {}, 'unknown'],
    ['with empty headers', { origin: '', referer: '' }, 'unknown'],
    ['of our page', { 'sec-fetch-site': 'same-origin' }, 'own'],
    [
      'of our page that names itself',
      { 'sec-fetch-site': 'same-origin', origin: 'http://10.0.0.5:4200' },
      'own',
    ],
    ['of our page that names itself, without Sec-Fetch-Site', { origin: 'http://10.0.0.5:4200' }, 'own'],
    ['of our page by its Referer', { referer: 'http://10.0.0.5:4200/login?x=1' }, 'own'],
    ['of our page by its public address', { origin: 'https://music.example' }, 'own'],
    ['with a header that no form and no picture can have', { 'x-requested-with': 'XMLHttpRequest' }, 'own'],
    [
      'of a page the operator trusts',
      { origin: 'https://friend.example', 'sec-fetch-site': 'cross-site' },
      'own',
    ],
    ['of another page', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 'foreign'],
    ['of another page, without Sec-Fetch-Site', { origin: 'https://evil.example' }, 'foreign'],
    ['of another port', { origin: 'http://10.0.0.5:3000', 'sec-fetch-site': 'same-site' }, 'foreign'],
    ['of another port, without Sec-Fetch-Site', { referer: 'http://10.0.0.5:3000/' }, 'foreign'],
    ['of a page without an origin', { origin: 'null' }, 'foreign'],
    ['with a name that is none', { origin: 'evil' }, 'foreign'],
    ['for a picture in another page', { referer: 'https://evil.example/a' }, 'foreign'],
    [
      'whose headers contradict each other',
      { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
      'foreign',
    ],
    [
      'of a script of another page with our own header',
      { 'x-requested-with': 'XMLHttpRequest', origin: 'https://evil.example' },
      'foreign',
    ],
    [
      'of another site with our own header',
      { 'x-requested-with': 'XMLHttpRequest', 'sec-fetch-site': 'cross-site' },
      'foreign',
    ],
    // Older web views put the name of their app there, in requests for pictures too.
    ['of a web view', { 'x-requested-with': 'com.example.app' }, 'unknown'],
    ['of a link elsewhere', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, 'foreign'],
    ['typed into the address bar', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }, 'foreign'],
    ['of a host whose name begins like ours', { origin: 'http://10.0.0.5:42000' }, 'foreign'],
  ])('%s', (_what, headers, sender) => {
    expect(senderOf(from(headers), origins)).toBe(sender);
  });

  it.each(['Music.example:443', 'music.example'])('of our page to the host %s is our own', (host) => {
    const request = { ...from({ origin: 'https://music.example' }), host } as FastifyRequest;
    expect(senderOf(request, { publicUrl: undefined, corsOrigins: [] })).toBe('own');
  });

  it.each(['null', 'evil', 'https://evil.example'])(
    'of %s is foreign without a public address as well',
    (origin) => {
      expect(senderOf(from({ origin }), { publicUrl: undefined, corsOrigins: [] })).toBe('foreign');
    },
  );

  it.each<[string, Record<string, string>, boolean]>([
    ['a program', {}, false],
    ['our page', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }, true],
    ['our page without Sec-Fetch-Site', { origin: 'http://10.0.0.5:4200' }, true],
    ['a program with the header of our pages', { 'x-requested-with': 'XMLHttpRequest' }, false],
    ['a typed address', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }, true],
    [
      'an address typed in a browser that says so oddly',
      { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'cors' },
      true,
    ],
    [
      'a page the operator trusts',
      { origin: 'https://friend.example', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' },
      false,
    ],
    ['somebody else’s script', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' }, false],
  ])('of %s may be answered with the secret or not', (_what, headers, page) => {
    const sender = senderOf(from(headers), origins);
    expect(isPage(from(headers), sender, origins.corsOrigins)).toBe(page);
  });
});

describe('cookies are set', () => {
  const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0' };
  const program = { 'user-agent': 'okhttp/4.12' };
  it.each<[boolean, string, Sender, string, Record<string, string>]>([
    [true, 'our page', 'own', 'GET', browser],
    [false, 'another page', 'foreign', 'POST', program],
    [false, 'a browser that names no page', 'unknown', 'GET', browser],
    [false, 'a browser that names no page', 'unknown', 'HEAD', browser],
    [true, 'a program with the name of a browser, which posts', 'unknown', 'POST', browser],
    [true, 'a program', 'unknown', 'GET', program],
    [true, 'a program without a name', 'unknown', 'GET', {}],
  ])('%s: for %s (%s, %s)', (may, _who, sender, method, headers) => {
    expect(mayHaveCookies({ ...from(headers), method } as FastifyRequest, sender)).toBe(may);
  });
});
