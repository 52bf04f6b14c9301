import { expect, it } from 'vitest';
import { estimateTextWidth } from './text-width.ts';

it('counts 1 em for East Asian letters and 0.58 em for others', () => {
  expect(estimateTextWidth('床前明月光，')).toBe(6);
  expect(estimateTextWidth('カナ한국')).toBe(4);
  expect(estimateTextWidth('moon')).toBeCloseTo(2.32);
  expect(estimateTextWidth('')).toBe(0);
});
