import { describe, expect, it } from 'vitest';
import { homeBlocks, moveBlock, parseBlockOrder } from './block-order.ts';

describe('readOrder', () => {
  it.each([undefined, null, 'daily', {}, []])('falls back to the default order for %j', (kept) => {
    expect(parseBlockOrder(kept)).toEqual(homeBlocks);
  });

  it("keeps the user's order", () => {
    const kept = [...homeBlocks].reverse();
    expect(parseBlockOrder(kept)).toEqual(kept);
  });

  it('drops unknown and repeated blocks, and inserts newer blocks at their default place', () => {
    expect(parseBlockOrder(['stations', 'radio', 'stations', 'daily'])).toEqual([
      'continue',
      'stations',
      'recent',
      'playlists',
      'library',
      'exclusive',
      'new-songs',
      'mvs',
      'daily',
    ]);
  });
});

describe('moveBlock', () => {
  it('moves a block up and down', () => {
    expect(moveBlock(homeBlocks, 0, 1).slice(0, 2)).toEqual(['daily', 'continue']);
    expect(moveBlock(homeBlocks, 8, 0)[0]).toBe('stations');
  });

  it('ignores an index out of range', () => {
    expect(moveBlock(homeBlocks, 0, -1)).toEqual(homeBlocks);
    expect(moveBlock(homeBlocks, 8, 9)).toEqual(homeBlocks);
    expect(moveBlock(homeBlocks, 12, 0)).toEqual(homeBlocks);
  });
});
