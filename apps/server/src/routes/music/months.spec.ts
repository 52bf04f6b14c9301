import { describe, expect, it } from 'vitest';
import { monthAt, monthOf } from './months.ts';

const NOW = Date.parse('2026-03-15T12:00:00+08:00');
const span = (from: string, to: string) => ({ from: Date.parse(from), to: Date.parse(to) });
const february = span('2026-02-01T00:00:00+08:00', '2026-03-01T00:00:00+08:00');

describe('months in Chinese time', () => {
  it('begin and end at midnight in China', () => {
    expect(monthAt(Date.parse('2026-02-01T00:00:00+08:00'))).toEqual(february);
    expect(monthAt(Date.parse('2026-02-28T23:59:59+08:00'))).toEqual(february);
    expect(monthAt(Date.parse('2026-01-31T23:59:59+08:00'))).not.toEqual(february);
  });
  it('cross the end of a year', () => {
    expect(monthOf(2025, 12, NOW)).toEqual(span('2025-12-01T00:00:00+08:00', '2026-01-01T00:00:00+08:00'));
  });
  it('default a missing year or month to the present one, and are undefined if both are missing', () => {
    expect(monthOf(undefined, 2, NOW)).toEqual(february);
    expect(monthOf(2025, undefined, NOW)).toEqual(
      span('2025-03-01T00:00:00+08:00', '2025-04-01T00:00:00+08:00'),
    );
    expect(monthOf(undefined, undefined, NOW)).toBeUndefined();
  });
});
