import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { isForeign, isPage } from './origin.ts';

const origins = { publicUrl: 'https://music.example', corsOrigins: ['https://friend.example'] };
const from = (headers: Record<string, string>): FastifyRequest =>
  ({ host: '10.0.0.5:4200', headers }) as unknown as FastifyRequest;

describe('a request', () => {
  it.each<[string, Record<string, string>, boolean]>([
    ['of a program', {}, false],
    ['of our page', { 'sec-fetch-site': 'same-origin' }, false],
    [
      'of our page that names itself',
      { 'sec-fetch-site': 'same-origin', origin: 'http://10.0.0.5:4200' },
      false,
    ],
    ['of our page in an old browser', { referer: 'http://10.0.0.5:4200/login?x=1' }, false],
    ['of our page by its public address', { origin: 'https://music.example' }, false],
    [
      'of a page the operator trusts',
      { origin: 'https://friend.example', 'sec-fetch-site': 'cross-site' },
      false,
    ],
    ['of another page', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, true],
    ['of another page in an old browser', { origin: 'https://evil.example' }, true],
    ['of another port', { origin: 'http://10.0.0.5:3000', 'sec-fetch-site': 'same-site' }, true],
    ['of a page without an origin', { origin: 'null' }, true],
    ['with a name that is none', { origin: 'evil' }, true],
    ['for a picture in another page', { referer: 'https://evil.example/a' }, true],
    [
      'whose headers contradict each other',
      { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
      true,
    ],
    ['of a link elsewhere', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, true],
    ['typed into the address bar', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }, true],
    ['of somebody who begins like us', { origin: 'http://10.0.0.5:42000' }, true],
  ])('%s', (_what, headers, foreign) => {
    expect(isForeign(from(headers), origins)).toBe(foreign);
  });

  it.each(['null', 'evil', 'https://evil.example'])(
    'of %s is foreign without a public address as well',
    (origin) => {
      expect(isForeign(from({ origin }), { publicUrl: undefined, corsOrigins: [] })).toBe(true);
    },
  );

  it.each<[string, Record<string, string>, boolean]>([
    ['a program', {}, false],
    ['our page', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }, true],
    ['our page in an old browser', { origin: 'http://10.0.0.5:4200' }, true],
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
    const foreign = isForeign(from(headers), origins);
    expect(isPage(from(headers), foreign, origins.corsOrigins)).toBe(page);
  });
});
