import { POST_MAX, writtenLength } from '@qingyin/contract';
import type { Post } from '@qingyin/data-social';
import { describe, expect, it } from 'vitest';
import { forwardChain } from './forward-chain.ts';

const forward = (words: string): Post => ({
  id: 2,
  threadId: 'A_EV_2_2_2',
  author: { userId: 2, nickname: '听松', avatarUrl: '' },
  time: 0,
  words,
  mentions: [],
  pictures: [],
  shared: null,
  forwarded: 'gone',
  privacy: 0,
  liked: false,
  likedCount: 0,
  commentCount: 0,
  forwardCount: 0,
});

describe('what is passed on with a forward', () => {
  it('is who passed it on before, and their words', () => {
    expect(forwardChain(forward('真好'))).toBe('//@听松：真好');
    expect(forwardChain(forward('是啊//@半夏：真好'))).toBe('//@听松：是啊//@半夏：真好');
    expect(forwardChain(forward(''))).toBe('//@听松');
  });

  it('is nothing of an original, and of what is not for everybody', () => {
    expect(forwardChain({ ...forward('真好'), forwarded: null })).toBe('');
    expect(forwardChain({ ...forward('悄悄说'), privacy: 6 })).toBe('');
  });

  it('is as long as a post at most, and takes no emoji apart', () => {
    expect(forwardChain(forward('好'.repeat(POST_MAX - 6)))).not.toContain('…');
    const long = forwardChain(forward('好'.repeat(POST_MAX)));
    expect(long).toMatch(/好…$/);
    expect(writtenLength(long)).toBe(POST_MAX);
    const families = forwardChain(forward('👩‍👩‍👧'.repeat(28)));
    expect(families).toMatch(/👩‍👩‍👧…$/u);
    expect(writtenLength(families)).toBeLessThanOrEqual(POST_MAX);
  });
});
