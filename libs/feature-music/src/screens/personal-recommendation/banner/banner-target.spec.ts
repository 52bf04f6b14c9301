import type { Banner } from '@qingyin/contract';
import { describe, expect, it } from 'vitest';
import { bannerTarget } from './banner-target.ts';

const banner = (rest: Partial<Banner>): Banner => ({
  imageUrl: '',
  targetId: 7,
  targetType: 0,
  titleColor: 'red',
  typeTitle: '歌单',
  url: null,
  exclusive: false,
  encodeId: '7',
  ...rest,
});

describe('bannerTarget', () => {
  it.each([
    [1, 'song'],
    [10, 'album'],
    [100, 'artist'],
    [1000, 'playlist'],
    [1004, 'mv'],
  ] as const)('maps type %d to a %s', (targetType, kind) => {
    expect(bannerTarget(banner({ targetType }))).toEqual({ kind, id: '7' });
  });

  it('accepts http(s) addresses only', () => {
    expect(bannerTarget(banner({ targetType: 3000, url: 'https://qingyin.example/a' }))).toEqual({
      kind: 'web',
      href: 'https://qingyin.example/a',
    });
    expect(bannerTarget(banner({ targetType: 3000, url: 'javascript:alert(1)' }))).toEqual({ kind: 'none' });
  });

  it('returns no target for unknown types and without an id', () => {
    expect(bannerTarget(banner({ targetType: 77 }))).toEqual({ kind: 'none' });
    expect(bannerTarget(banner({ targetType: 1000, targetId: 0 }))).toEqual({ kind: 'none' });
  });
});
