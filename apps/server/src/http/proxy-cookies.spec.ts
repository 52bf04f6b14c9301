import { describe, expect, it } from 'vitest';
import { markForPage } from './page-cookies.ts';
import { upstreamCookieHeader } from './proxy-cookies.ts';

describe('the Cookie header for the upstream service', () => {
  const sent = `MUSIC_U=${markForPage('ab')}; __csrf=c=d;MUSIC_A=ef; odd`;
  it('has all cookies of our own page, with unmarked tokens', () => {
    expect(upstreamCookieHeader(sent, 'own')).toBe('MUSIC_U=ab; __csrf=c=d; MUSIC_A=ef; odd');
  });
  it('lacks page-issued tokens when the sender is unknown', () => {
    expect(upstreamCookieHeader(sent, 'unknown')).toBe('__csrf=c=d; MUSIC_A=ef; odd');
    expect(upstreamCookieHeader(`MUSIC_U=${markForPage('ab')}`, 'unknown')).toBeUndefined();
  });
  it('is omitted for a foreign page', () => {
    expect(upstreamCookieHeader(sent, 'foreign')).toBeUndefined();
  });
  it('is omitted when no cookies were sent', () => {
    expect(upstreamCookieHeader(undefined, 'own')).toBeUndefined();
  });
});
