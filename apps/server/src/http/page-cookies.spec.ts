import { describe, expect, it } from 'vitest';
import {
  cookiesBelow,
  cookieToMark,
  isPageSession,
  markForPage,
  removePageMark,
  usableCookies,
} from './page-cookies.ts';

describe('cookies of a request', () => {
  const cookies = { MUSIC_U: markForPage('a'), MUSIC_A: 'b', qy_locale: 'en' };
  it('are all used from our own page, with unmarked tokens', () => {
    expect(usableCookies(cookies, 'own')).toEqual({ MUSIC_U: 'a', MUSIC_A: 'b', qy_locale: 'en' });
  });
  it('are used without page-issued ones from an unknown sender', () => {
    expect(usableCookies(cookies, 'unknown')).toEqual({ MUSIC_A: 'b', qy_locale: 'en' });
  });
  it('are not used from a foreign page', () => {
    expect(usableCookies(cookies, 'foreign')).toEqual({});
  });
  it("have marks that survive the contract's cookie parser", () => {
    expect(markForPage('ab')).toMatch(/^[^=;, ]+$/);
  });
  it('have no mark when they are removed', () => {
    expect(markForPage('')).toBe('');
  });
  it('unmark to the token', () => {
    expect([removePageMark(markForPage('ab')), removePageMark('ab')]).toEqual(['ab', 'ab']);
  });
});

describe('cookies below a base path', () => {
  const own = (token: string) => markForPage(token, '/a/b');
  it.each([
    ['the own session counts', `MUSIC_U=${own('ab')}`, `MUSIC_U=${markForPage('ab')}`],
    [
      'the session of the root is left out',
      `MUSIC_U=${own('ab')}; x=1; MUSIC_U=${markForPage('cd')}`,
      `MUSIC_U=${markForPage('ab')}; x=1`,
    ],
    ['without an own session there is none', `MUSIC_U=${markForPage('cd')}`, undefined],
    ['that of a shorter base path is left out', `MUSIC_A=${markForPage('cd', '/a')}; x=1`, 'x=1'],
    ['the own language counts', 'qy_locale!a!b=en; qy_locale=de; qy_locale!a=fr', 'qy_locale=en'],
    ['the language of the root is left out', 'qy_locale=de', undefined],
    ['cookies of programs stay as they are', 'MUSIC_U=ab; odd', 'MUSIC_U=ab; odd'],
    ['no cookies stay none', undefined, undefined],
  ])('%s', (_case, header, expected) => {
    expect(cookiesBelow('/a/b', header)).toBe(expected);
  });
  it('are all used at the root', () => {
    expect(cookiesBelow('', `MUSIC_U=${markForPage('ab')}`)).toBe(`MUSIC_U=${markForPage('ab')}`);
  });
});

describe('a session cookie of an earlier version', () => {
  const HALF_YEAR_S = 15_552_000;
  it('is to be set again with the page mark', () => {
    expect(cookieToMark({ MUSIC_U: 'ab' })).toMatchObject({
      name: 'MUSIC_U',
      value: 'ab',
      maxAge: HALF_YEAR_S,
    });
    expect(cookieToMark({ MUSIC_U: 'undefined', MUSIC_A: 'cd' })).toMatchObject({ name: 'MUSIC_A' });
  });
  it.each([
    {},
    { MUSIC_U: 'null' },
    { MUSIC_U: markForPage('ab') },
    { MUSIC_U: markForPage('ab'), MUSIC_A: 'cd' },
  ])('is not found in %j', (cookies) => {
    expect(cookieToMark(cookies)).toBeNull();
  });
});

describe('isPageSession', () => {
  const cookies = { MUSIC_U: markForPage('ab') };
  it.each<[string, boolean, string | null, Record<string, string>, Record<string, string>]>([
    ['a page', true, 'ab', cookies, {}],
    ['a client that has the token too', false, 'ab', cookies, { MUSIC_U: 'ab' }],
    ['a client with another session', false, 'cd', cookies, { MUSIC_U: 'cd' }],
    ['a program with the cookie', false, 'ab', { MUSIC_U: 'ab' }, {}],
    ['a guest', false, null, { MUSIC_U: '' }, {}],
  ])(
    'is true only if the session is sent by a page’s cookie alone: %s',
    (_caller, page, token, jar, sent) => {
      expect(isPageSession(token, jar, sent)).toBe(page);
    },
  );
});
