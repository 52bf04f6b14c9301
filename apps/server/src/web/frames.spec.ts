import { describe, expect, it } from 'vitest';
import { chooseFrame } from './frames.ts';

const drawn = ['zh-CN', 'zh-TW', 'en-GB', 'en-US', 'ar-EG', 'pt-BR', 'pt-PT', 'fr-BE', 'fr-FR'];
const frame = (locale?: string, acceptLanguage?: string): string =>
  chooseFrame({ locale, acceptLanguage }, drawn);

describe('chooseFrame', () => {
  it('prefers the locale cookie over Accept-Language', () => {
    expect(frame('ar-EG', 'en-US')).toBe('frames/ar-EG.html');
  });
  it.each([
    ['fr', 'fr-FR'],
    ['en-AU,en;q=0.9', 'en-US'],
    ['pt', 'pt-PT'],
    ['zh-Hant-HK', 'zh-TW'],
    ['zh-SG', 'zh-CN'],
    ['xx;q=1, ar;q=0.2, en;q=0.8', 'en-US'],
    ['fr;q=0, ar', 'ar-EG'],
    ['', 'zh-CN'],
    ['*', 'zh-CN'],
  ])('follows Accept-Language %j', (header, locale) => {
    expect(frame(undefined, header)).toBe(`frames/${locale}.html`);
  });
  it('does not use a cookie value as a path', () => {
    expect(frame('../../secret')).toBe('frames/zh-CN.html');
  });
  it('falls back to the index when no frames were built', () => {
    expect(chooseFrame({ locale: 'en-US', acceptLanguage: 'en' }, [])).toBe('index.html');
  });
});
