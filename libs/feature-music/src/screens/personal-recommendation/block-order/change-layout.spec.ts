import { describe, expect, it } from 'vitest';
import { defaultLayout, homeBlocks } from './block-order.ts';
import { moveBlock, toggleBlock } from './change-layout.ts';

describe('moveBlock', () => {
  it('moves a block up and down', () => {
    expect(moveBlock(homeBlocks, 0, 1).slice(0, 2)).toEqual(['recent', 'continue']);
    expect(moveBlock(homeBlocks, 11, 0)[0]).toBe('stations');
  });

  it('ignores an index out of range', () => {
    expect(moveBlock(homeBlocks, 0, -1)).toEqual(homeBlocks);
    expect(moveBlock(homeBlocks, 11, 12)).toEqual(homeBlocks);
    expect(moveBlock(homeBlocks, 12, 0)).toEqual(homeBlocks);
  });
});

it('hides a block and shows it again', () => {
  const hidden = toggleBlock(defaultLayout, 'mvs');
  expect(hidden.hidden).toEqual(['mvs']);
  expect(toggleBlock(hidden, 'mvs')).toEqual(defaultLayout);
});
