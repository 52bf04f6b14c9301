import { describe, expect, it } from 'vitest';
import { forPage } from '../session/page-cookies.ts';
import { passedCookies } from './proxy-cookies.ts';

describe('cookies that the service behind gets', () => {
  const sent = `MUSIC_U=${forPage('ab')}; __csrf=c=d;MUSIC_A=ef; odd`;
  it('are all of them from our own page, with the tokens it knows', () => {
    expect(passedCookies(sent, 'own')).toBe('MUSIC_U=ab; __csrf=c=d; MUSIC_A=ef; odd');
  });
  it('lack what a page was given when nobody knows who sent the call', () => {
    expect(passedCookies(sent, 'unknown')).toBe('__csrf=c=d; MUSIC_A=ef; odd');
    expect(passedCookies(`MUSIC_U=${forPage('ab')}`, 'unknown')).toBeUndefined();
  });
  it('are none from a page of others', () => {
    expect(passedCookies(sent, 'foreign')).toBeUndefined();
  });
  it('are none when none came', () => {
    expect(passedCookies(undefined, 'own')).toBeUndefined();
  });
});
