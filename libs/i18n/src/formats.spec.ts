import { expect, it } from 'vitest';
import { formatBytes } from './formats.ts';

it('formats a size in the largest unit it fills', () => {
  expect(formatBytes(0, 'en-US')).toBe('0 byte');
  expect(formatBytes(263_302, 'en-US')).toBe('257 kB');
  expect(formatBytes(8_600_000, 'en-US')).toBe('8.2 MB');
  expect(formatBytes(10 * 1024 ** 3, 'en-US')).toBe('10 GB');
});

it('formats sizes in the locale of the texts, in English for languages without a catalog', () => {
  expect(formatBytes(263_302, 'xx-XX')).toBe(formatBytes(263_302, 'en-US'));
});
