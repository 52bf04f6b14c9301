import { describe, expect, it } from 'vitest';
import { closestLocale, fallbackLocales, localeCodes, resolveLocale } from './index.ts';

describe('closestLocale', () => {
  it.each([
    ['de-DE', 'de-DE'],
    ['DE-de', 'de-DE'],
    ['de-CH', 'de-DE'],
    ['en-AU', 'en-US'],
    ['en-GB', 'en-GB'],
    ['pt', 'pt-PT'],
    ['fr-CA', 'fr-FR'],
    ['fr-BE', 'fr-BE'],
    ['nl', 'nl-NL'],
    ['zh-Hant-HK', 'zh-TW'],
    ['zh-HK', 'zh-TW'],
    ['zh-SG', 'zh-CN'],
    ['no', 'nb-NO'],
    ['ckb', 'ku-IQ'],
    ['iw', 'he-IL'],
    ['xx', undefined],
    ['', undefined],
    ['constructor', undefined],
  ])('finds for %s the locale %s', (tag, expected) => {
    expect(closestLocale(tag)).toBe(expected);
  });
});

describe('resolveLocale', () => {
  it('prefers the chosen one, then the browser’s order, then zh-CN', () => {
    expect(resolveLocale({ stored: 'ja-JP', browser: ['de-DE'] })).toBe('ja-JP');
    expect(resolveLocale({ stored: 'xx-XX', browser: ['xx', 'fr-CA', 'de-DE'] })).toBe('fr-FR');
    expect(resolveLocale({ stored: undefined, browser: ['xx'] })).toBe('zh-CN');
  });
});

describe('fallbackLocales', () => {
  it.each([
    ['en-GB', ['en-US']],
    ['fr-BE', ['fr-FR', 'en-US']],
    ['nl-BE', ['nl-NL', 'en-US']],
    ['zh-TW', ['zh-CN', 'en-US']],
    ['de-DE', ['en-US']],
    ['en-US', []],
    ['xx-XX', ['en-US']],
  ])('completes %s from %j', (code, expected) => {
    expect(fallbackLocales(code)).toEqual(expected);
  });

  it('never leads to the locale itself', () => {
    for (const code of localeCodes) expect(fallbackLocales(code)).not.toContain(code);
  });
});
