import { expect, it } from 'vitest';
import { foreignLanguage, textLanguage } from './text-language.ts';

it.each([
  ['静夜思', 'zh'],
  ['靜夜思 (Live)', 'zh'],
  ['夜に駆ける', 'ja'],
  ['ラブ・ストーリー', 'ja'],
  ['밤편지', 'ko'],
  ['봄날 春日', 'ko'],
  ['Clair de lune', undefined],
  ['ليالي', undefined],
  ['2024 · ♪', undefined],
  ['', undefined],
])('detects %s as %s', (text, language) => {
  expect(textLanguage(text)).toBe(language);
});

it('marks only texts in another language than the page', () => {
  expect(foreignLanguage('静夜思', 'en-US')).toBe('zh');
  expect(foreignLanguage('静夜思', 'zh-CN')).toBeUndefined();
  expect(foreignLanguage('静夜思', 'zh-TW')).toBeUndefined();
  expect(foreignLanguage('夜に駆ける', 'zh-CN')).toBe('ja');
  expect(foreignLanguage('夜に駆ける', 'ja-JP')).toBeUndefined();
  expect(foreignLanguage('Clair de lune', 'zh-CN')).toBeUndefined();
});
