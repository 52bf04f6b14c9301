import { expect, it } from 'vitest';
import { encodingName } from './encoding-name.ts';

it.each([
  ['gb18030', 'zh-CN', '简体中文 GB 18030'],
  ['big5', 'en-US', 'Traditional Chinese Big5'],
  ['windows-1252', 'en-US', 'Windows-1252'],
  ['unheard-of', 'en-US', 'unheard-of'],
])('names %s in %s', (encoding, locale, name) => {
  expect(encodingName(encoding, locale)).toBe(name);
});
