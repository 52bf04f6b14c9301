import { DAY_MS } from '@qingyin/server-kernel';
import { describe, expect, it } from 'vitest';
import { computeUserLevel } from './user-level.ts';

const of = (listen_songs: number, days: number) =>
  computeUserLevel({ listen_songs, created_at: 0 }, days * DAY_MS);

describe('the user level', () => {
  it('requires songs and days', () => {
    expect(of(0, 0)).toMatchObject({ level: 0, progress: 0, nextPlayCount: 10, nextLoginCount: 1 });
    expect(of(10, 1).level).toBe(1);
    expect(of(100_000, 3).level).toBe(2);
    expect(of(39, 1000).level).toBe(1);
  });
  it('has a maximum of ten', () => {
    expect(of(20_000, 350)).toMatchObject({ level: 10, progress: 1 });
    expect(of(19_999, 350).level).toBe(9);
    expect(of(19_999, 350).progress).toBeLessThan(1);
  });
});
