import { describe, expect, it } from 'vitest';
import { linesOfScreen, pickLines } from './resolution.ts';

describe('resolution of a film', () => {
  it('is the best one up to the wanted one, or the smallest if all are larger', () => {
    expect(pickLines([240, 480, 1080], 720)).toBe(480);
    expect(pickLines([1080, 720], 480)).toBe(720);
    expect(pickLines([240, 1080], Infinity)).toBe(1080);
    expect(pickLines([], 720)).toBeNull();
  });

  it('depends on the screen', () => {
    expect(linesOfScreen({ width: 1280, height: 720 }, 1)).toBe(720);
    expect(linesOfScreen({ width: 390, height: 844 }, 1)).toBe(480);
    expect(linesOfScreen({ width: 390, height: 844 }, 3)).toBe(Infinity);
  });
});
