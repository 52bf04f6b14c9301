import { describe, expect, it } from 'vitest';
import { screenResolution, pickResolution } from './resolution.ts';

describe('resolution of a film', () => {
  it('is the best one up to the wanted one, or the smallest if all are larger', () => {
    expect(pickResolution([240, 480, 1080], 720)).toBe(480);
    expect(pickResolution([1080, 720], 480)).toBe(720);
    expect(pickResolution([240, 1080], Infinity)).toBe(1080);
    expect(pickResolution([], 720)).toBeNull();
  });

  it('depends on the screen', () => {
    expect(screenResolution({ width: 1280, height: 720 }, 1)).toBe(720);
    expect(screenResolution({ width: 390, height: 844 }, 1)).toBe(480);
    expect(screenResolution({ width: 390, height: 844 }, 3)).toBe(Infinity);
  });
});
