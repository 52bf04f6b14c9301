import { describe, expect, it } from 'vitest';
import { forPage } from '../session/page-cookies.ts';
import { passedCookies } from './proxy-cookies.ts';

describe('the Cookie header for the upstream service', () => {
  const sent = `MUSIC_U=${forPage('ab')}; __csrf=c=d;MUSIC_A=ef; odd`;
  it('has all cookies of our own page, with unmarked tokens', () => {
    expect(passedCookies(sent, 'own')).toBe('MUSIC_U=ab; __csrf=c=d; MUSIC_A=ef; odd');
  });
  it('lacks page-issued tokens when the sender is unknown', () => {
    expect(passedCookies(sent, 'unknown')).toBe('__csrf=c=d; MUSIC_A=ef; odd');
    expect(passedCookies(`MUSIC_U=${forPage('ab')}`, 'unknown')).toBeUndefined();
  });
  it('is omitted for a foreign page', () => {
    expect(passedCookies(sent, 'foreign')).toBeUndefined();
  });
  it('is omitted when no cookies were sent', () => {
    expect(passedCookies(undefined, 'own')).toBeUndefined();
  });
});
