import { describe, expect, it } from 'vitest';
import { cookieToMark, forPage, unmarked, usableCookies } from './page-cookies.ts';

describe('the cookies of a call', () => {
  const cookies = { MUSIC_U: forPage('a'), MUSIC_A: 'b', qy_locale: 'en' };
  it('are all used when our own page sent it, with the tokens as they are kept', () => {
    expect(usableCookies(cookies, 'own')).toEqual({ MUSIC_U: 'a', MUSIC_A: 'b', qy_locale: 'en' });
  });
  it('are used without those that pages were given when nobody knows who sent it', () => {
    expect(usableCookies(cookies, 'unknown')).toEqual({ MUSIC_A: 'b', qy_locale: 'en' });
  });
  it('are not used when a page of others sent it', () => {
    expect(usableCookies(cookies, 'foreign')).toEqual({});
  });
  it('survive the cookie parser of the contract', () => {
    expect(forPage('ab')).toMatch(/^[^=;, ]+$/);
  });
  it('that are removed stay empty', () => {
    expect(forPage('')).toBe('');
  });
  it('hold the tokens', () => {
    expect([unmarked(forPage('ab')), unmarked('ab')]).toEqual(['ab', 'ab']);
  });
});

describe('a cookie of an earlier version', () => {
  const HALF_YEAR_S = 15_552_000;
  it('is to be set again with the mark', () => {
    expect(cookieToMark({ MUSIC_U: 'ab' })).toMatchObject({
      name: 'MUSIC_U',
      value: 'ab',
      maxAge: HALF_YEAR_S,
    });
    expect(cookieToMark({ MUSIC_U: 'undefined', MUSIC_A: 'cd' })).toMatchObject({ name: 'MUSIC_A' });
  });
  it.each([{}, { MUSIC_U: 'null' }, { MUSIC_U: forPage('ab') }, { MUSIC_U: forPage('ab'), MUSIC_A: 'cd' }])(
    'is not in %j',
    (cookies) => {
      expect(cookieToMark(cookies)).toBeNull();
    },
  );
});
