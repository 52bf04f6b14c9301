import { expect, it } from 'vitest';
import { formatBytes } from './numbers.ts';

it('says a size in the largest unit it fills, exactly where it is small', () => {
  expect(formatBytes(0, 'en-US')).toBe('0 byte');
  expect(formatBytes(263_302, 'en-US')).toBe('257 kB');
  expect(formatBytes(8_600_000, 'en-US')).toBe('8.2 MB');
  expect(formatBytes(10 * 1024 ** 3, 'en-US')).toBe('10 GB');
});

it('speaks like the texts around it, which are Chinese where a language has none of its own', () => {
  expect(formatBytes(263_302, 'ar-EG')).toBe(formatBytes(263_302, 'zh-CN'));
});
