import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { isReadByPage, maySetCookies, type Sender, senderOf } from './request-sender.ts';

const sameApp = { 'x-requested-with': 'XMLHttpRequest' };
const origins = { publicUrl: 'https://music.example', corsOrigins: ['https://friend.example'] };
const from = (headers: Record<string, string>): FastifyRequest =>
  ({ host: '10.0.0.5:4200', headers }) as unknown as FastifyRequest;

describe('senderOf', () => {
  it.each<[string, Record<string, string>, Sender]>([
    ['no headers: a program, or a browser without referrer headers', {}, 'unknown'],
    ['empty headers', { origin: '', referer: '' }, 'unknown'],
    ['our page by Sec-Fetch-Site', { 'sec-fetch-site': 'same-origin' }, 'own'],
    [
      'our page by Sec-Fetch-Site and Origin',
      { 'sec-fetch-site': 'same-origin', origin: 'http://10.0.0.5:4200' },
      'own',
    ],
    ['our page by Origin without Sec-Fetch-Site', { origin: 'http://10.0.0.5:4200' }, 'own'],
    ['our page by Referer', { referer: 'http://10.0.0.5:4200/login?x=1' }, 'own'],
    ['our page by the public URL', { origin: 'https://music.example' }, 'own'],
    [
      'our page by a header that forms and images cannot send',
      { 'x-requested-with': 'XMLHttpRequest' },
      'own',
    ],
    ['a trusted origin', { origin: 'https://friend.example', 'sec-fetch-site': 'cross-site' }, 'own'],
    ['a foreign page', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 'foreign'],
    ['a foreign page without Sec-Fetch-Site', { origin: 'https://evil.example' }, 'foreign'],
    ['another port', { origin: 'http://10.0.0.5:3000', 'sec-fetch-site': 'same-site' }, 'foreign'],
    ['another port without Sec-Fetch-Site', { referer: 'http://10.0.0.5:3000/' }, 'foreign'],
    ['the opaque origin null', { origin: 'null' }, 'foreign'],
    ['an invalid origin', { origin: 'evil' }, 'foreign'],
    ['an image in a foreign page', { referer: 'https://evil.example/a' }, 'foreign'],
    ['contradicting headers', { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }, 'foreign'],
    [
      'our own header with a foreign Origin',
      { 'x-requested-with': 'XMLHttpRequest', origin: 'https://evil.example' },
      'foreign',
    ],
    [
      'our own header from a foreign site',
      { 'x-requested-with': 'XMLHttpRequest', 'sec-fetch-site': 'cross-site' },
      'foreign',
    ],
    // Older web views send the name of their app in this header, also in requests for images.
    ['a web view', { 'x-requested-with': 'com.example.app' }, 'unknown'],
    ['a link on a foreign site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, 'foreign'],
    ['a typed address', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }, 'foreign'],
    ['a host whose name starts like ours', { origin: 'http://10.0.0.5:42000' }, 'foreign'],
  ])('classifies a request: %s', (_what, headers, sender) => {
    expect(senderOf(from(headers), origins)).toBe(sender);
  });

  it.each(['Music.example:443', 'music.example'])('accepts our page with the Host %s', (host) => {
    const request = { ...from({ origin: 'https://music.example' }), host } as FastifyRequest;
    expect(senderOf(request, { publicUrl: undefined, corsOrigins: [] })).toBe('own');
  });

  it.each(['null', 'evil', 'https://evil.example'])(
    'treats the origin %s as foreign also without a public URL',
    (origin) => {
      expect(senderOf(from({ origin }), { publicUrl: undefined, corsOrigins: [] })).toBe('foreign');
    },
  );

  it.each<[string, Record<string, string>, boolean]>([
    ['a program without headers', {}, false],
    ['our page', { ...sameApp, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }, true],
    ['our page without Sec-Fetch-Site', { ...sameApp, origin: 'http://10.0.0.5:4200' }, true],
    [
      'a script of another client on our origin',
      { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' },
      false,
    ],
    [
      'a script of another client on our origin without Sec-Fetch-Site',
      { referer: 'http://10.0.0.5:4200/', accept: 'application/json, text/plain, */*' },
      false,
    ],
    [
      'a link in another client on our origin',
      { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' },
      true,
    ],
    [
      'a link in another client on our origin without Sec-Fetch-Site',
      { referer: 'http://10.0.0.5:4200/', accept: 'text/html,application/xhtml+xml' },
      true,
    ],
    ['an image', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors' }, true],
    [
      'a GET of a trusted origin, which has no Origin',
      {
        referer: 'https://friend.example/',
        'sec-fetch-site': 'same-origin',
        'sec-fetch-mode': 'cors',
      },
      false,
    ],
    [
      'a link on a trusted origin',
      {
        referer: 'https://friend.example/',
        'sec-fetch-site': 'cross-site',
        'sec-fetch-mode': 'navigate',
      },
      true,
    ],
    ['a program with the header of our pages', { 'x-requested-with': 'XMLHttpRequest' }, false],
    ['a typed address', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }, true],
    [
      'a typed address with Sec-Fetch-Mode cors',
      { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'cors' },
      true,
    ],
    [
      'a script of a trusted origin',
      { origin: 'https://friend.example', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' },
      false,
    ],
    ['a script of a foreign page', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' }, false],
  ])('decides whether the answer hides the session token: %s', (_what, headers, page) => {
    const sender = senderOf(from(headers), origins);
    expect(isReadByPage(from(headers), sender, origins.corsOrigins)).toBe(page);
  });
});

describe('mayHaveCookies', () => {
  const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0' };
  const program = { 'user-agent': 'okhttp/4.12' };
  it.each<[boolean, string, Sender, string, Record<string, string>]>([
    [true, 'our page', 'own', 'GET', browser],
    [false, 'another page', 'foreign', 'POST', program],
    [false, 'a browser that names no page', 'unknown', 'GET', browser],
    [false, 'a browser that names no page', 'unknown', 'HEAD', browser],
    [true, 'a program with a browser’s User-Agent and a POST', 'unknown', 'POST', browser],
    [true, 'a program', 'unknown', 'GET', program],
    [true, 'a program without a User-Agent', 'unknown', 'GET', {}],
  ])('returns %s for %s (%s, %s)', (may, _who, sender, method, headers) => {
    expect(maySetCookies({ ...from(headers), method } as FastifyRequest, sender)).toBe(may);
  });
});
