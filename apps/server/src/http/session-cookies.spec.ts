import { describe, expect, it } from 'vitest';
import { replacedTokens, sessionTokenFrom } from './session-cookies.ts';
import { markForPage } from './page-cookies.ts';

const cookie = (name: string, value: string) => ({ name, value, maxAge: 1, httpOnly: true });

describe('sessionTokenFrom', () => {
  it('prefers a login over a visitor session, and ignores the values that logged-out clients send', () => {
    expect(sessionTokenFrom({ MUSIC_U: 'a', MUSIC_A: 'b' })).toBe('a');
    expect(sessionTokenFrom({ MUSIC_U: 'undefined', MUSIC_A: 'b' })).toBe('b');
    expect(sessionTokenFrom({ MUSIC_U: ['a'] })).toBeNull();
  });
  it('accepts a page-issued cookie that a user passes to a program', () => {
    expect(sessionTokenFrom({ MUSIC_U: markForPage('ab') })).toBe('ab');
  });
});

describe('replacedTokens', () => {
  const sent = { MUSIC_U: 'old', MUSIC_A: 'visit' };
  it.each([
    ['all sent sessions after a login', [cookie('MUSIC_U', 'new'), cookie('MUSIC_A', '')], ['old', 'visit']],
    ['the previous visitor session after a new one', [cookie('MUSIC_A', 'new')], ['visit']],
    ['not the session that is issued again', [cookie('MUSIC_U', 'old')], ['visit']],
    ['nothing on logout', [cookie('MUSIC_U', ''), cookie('MUSIC_A', '')], []],
    ['nothing without new cookies', [], []],
  ])('ends %s', (_what, given, ended) => {
    expect(replacedTokens(sent, given)).toEqual(ended);
  });
  it('compares tokens without page marks', () => {
    expect(replacedTokens({ MUSIC_U: markForPage('old') }, [cookie('MUSIC_U', 'new')])).toEqual(['old']);
    expect(replacedTokens({ MUSIC_U: markForPage('old') }, [cookie('MUSIC_U', 'old')])).toEqual([]);
  });
});
