import { describe, expect, it } from 'vitest';
import { replacedTokens, tokenFrom } from './cookies.ts';
import { forPage } from './page-cookies.ts';

const cookie = (name: string, value: string) => ({ name, value, maxAge: 1, httpOnly: true });

describe('the session in a bag', () => {
  it('is a login before a visit, and nothing that signed-out peers send', () => {
    expect(tokenFrom({ MUSIC_U: 'a', MUSIC_A: 'b' })).toBe('a');
    expect(tokenFrom({ MUSIC_U: 'undefined', MUSIC_A: 'b' })).toBe('b');
    expect(tokenFrom({ MUSIC_U: ['a'] })).toBeNull();
  });
  it('may be the cookie of a page that somebody hands to a program', () => {
    expect(tokenFrom({ MUSIC_U: forPage('ab') })).toBe('ab');
  });
});

describe('sessions that end', () => {
  const sent = { MUSIC_U: 'old', MUSIC_A: 'visit' };
  it.each([
    ['with a login: all that came', [cookie('MUSIC_U', 'new'), cookie('MUSIC_A', '')], ['old', 'visit']],
    ['with a visit: the visit before', [cookie('MUSIC_A', 'new')], ['visit']],
    ['with the same again: none of that name', [cookie('MUSIC_U', 'old')], ['visit']],
    ['with signing out: none by this', [cookie('MUSIC_U', ''), cookie('MUSIC_A', '')], []],
    ['with anything else: none', [], []],
  ])('%s', (_what, given, ended) => {
    expect(replacedTokens(sent, given)).toEqual(ended);
  });
  it('are named by their tokens, whatever mark their cookies have', () => {
    expect(replacedTokens({ MUSIC_U: forPage('old') }, [cookie('MUSIC_U', 'new')])).toEqual(['old']);
    expect(replacedTokens({ MUSIC_U: forPage('old') }, [cookie('MUSIC_U', 'old')])).toEqual([]);
  });
});
