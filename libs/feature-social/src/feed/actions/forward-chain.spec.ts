import { POST_MAX, cleanedLength } from '@qingyin/contract';
import type { Post } from '@qingyin/data-social';
import { describe, expect, it } from 'vitest';
import { forwardChain } from './forward-chain.ts';

const forward = (text: string): Post => ({
  id: 2,
  threadId: 'A_EV_2_2_2',
  author: { userId: 2, nickname: '听松', avatarUrl: '' },
  time: 0,
  text: text,
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

describe('forward chain', () => {
  it('quotes the previous author and their text', () => {
    expect(forwardChain(forward('真好'))).toBe('//@听松：真好');
    expect(forwardChain(forward('是啊//@半夏：真好'))).toBe('//@听松：是啊//@半夏：真好');
    expect(forwardChain(forward(''))).toBe('//@听松');
  });

  it('is empty for an original post, and for a post that is not public', () => {
    expect(forwardChain({ ...forward('真好'), forwarded: null })).toBe('');
    expect(forwardChain({ ...forward('悄悄说'), privacy: 6 })).toBe('');
  });

  it('has at most the length of a post and does not split emoji', () => {
    expect(forwardChain(forward('好'.repeat(POST_MAX - 6)))).not.toContain('…');
    const long = forwardChain(forward('好'.repeat(POST_MAX)));
    expect(long).toMatch(/好…$/);
    expect(cleanedLength(long)).toBe(POST_MAX);
    const families = forwardChain(forward('👩‍👩‍👧'.repeat(28)));
    expect(families).toMatch(/👩‍👩‍👧…$/u);
    expect(cleanedLength(families)).toBeLessThanOrEqual(POST_MAX);
  });
});
