import { expect, it, vi } from 'vitest';
import { formatBytes } from './format-bytes.ts';
import { formatDateTime } from './format-date-time.ts';
import { formatLocaleOf } from './format-locale.ts';
import { formatPercent } from './format-percent.ts';
import { formatRelativeTime } from './format-relative-time.ts';
import { formatCount, formatDate, formatMonth, formatNumber, formatTime } from './formats.ts';

it('formats a size in the largest unit it fills', () => {
  expect(formatBytes(0, 'en-US')).toBe('0 byte');
  expect(formatBytes(263_302, 'en-US')).toBe('257 kB');
  expect(formatBytes(8_600_000, 'en-US')).toBe('8.2 MB');
  expect(formatBytes(10 * 1024 ** 3, 'en-US')).toBe('10 GB');
});

it('formats sizes in the locale of the texts, in English for languages without a catalog', () => {
  expect(formatBytes(263_302, 'xx-XX')).toBe(formatBytes(263_302, 'en-US'));
});

it('keeps the number of a size before its Latin unit in a right-to-left text', () => {
  expect(formatBytes(8_600_000, 'he-IL')).toBe('\u200e8.2 MB');
  expect(formatBytes(8_600_000, 'ar-EG')).toMatch(/^8\.2 \p{Script=Arabic}|^\u200e8\.2 MB$/u);
});

it('formats a share with the sign of percent where the language puts it', () => {
  expect(formatPercent(0.124, 'zh-CN')).toBe('12%');
  expect(formatPercent(0.124, 'de-DE')).toBe('12\u00a0%');
  expect(formatPercent(0.124, 'tr-TR')).toBe('%12');
});

it('uses English formats where the browser has no data of the language', () => {
  const supported = vi.spyOn(Intl.ListFormat, 'supportedLocalesOf').mockReturnValue([]);
  expect(formatLocaleOf('ga-IE')).toBe('en-GB-u-ca-gregory-nu-latn');
  supported.mockRestore();
  expect(formatLocaleOf('ga-IE')).toBe('ga-IE-u-ca-gregory-nu-latn');
});

it.each(['ar-EG', 'fa-IR', 'bn-BD', 'ne-NP'])('uses the same digits for all values in %s', (locale) => {
  const time = Date.UTC(2026, 4, 3, 12);
  const texts = [
    formatNumber(1234.5, 1, locale),
    formatCount(12_345, locale),
    formatPercent(0.12, locale),
    formatBytes(263_302, locale),
    formatDate(time, locale),
    formatTime(time, locale),
    formatMonth(2026, 5, locale),
    formatRelativeTime(time - 300_000, time, locale),
    formatDateTime(time, locale),
  ].map((text) => text.replace(/[^\p{N}]/gu, ''));
  for (const digits of texts) expect(digits).toMatch(/^[0-9]+$/);
  expect(formatDate(time, locale)).toContain('2026');
});
