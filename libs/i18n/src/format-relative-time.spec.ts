import { describe, expect, it } from 'vitest';
import { formatRelativeTime } from './format-relative-time.ts';

describe('relative time', () => {
  const now = new Date(2026, 5, 15, 12, 0).getTime();
  it.each([
    [now + 5000, '现在'],
    [now - 5 * 60_000, '5分钟前'],
    [now - 3 * 3_600_000, '3小时前'],
    [new Date(2026, 5, 14, 23, 5).getTime(), /^昨天.*23:05$/],
    [new Date(2026, 2, 3, 8, 0).getTime(), /3月3日.*08:00/],
    [new Date(2024, 2, 3).getTime(), /2024/],
  ])('formats %s as %s', (ms, formatted) => {
    expect(formatRelativeTime(ms, now, 'zh-CN')).toMatch(formatted);
  });
});
