import { describe, expect, it } from 'vitest';
import { sizeOfPart } from './size-of-part.ts';

const file = { size: 4000, durationMs: 2000 };

describe('sizeOfPart', () => {
  it('is the size of the file for all of it', () => {
    expect(sizeOfPart({ ...file, startMs: 0, endMs: null })).toBe(4000);
    expect(sizeOfPart({ size: 4000, durationMs: 0, startMs: 0, endMs: null })).toBe(4000);
  });

  it('is the share of the duration for a part', () => {
    expect(sizeOfPart({ ...file, startMs: 0, endMs: 500 })).toBe(1000);
    expect(sizeOfPart({ ...file, startMs: 500, endMs: null })).toBe(3000);
  });

  it('stays within the file when the part does not', () => {
    expect(sizeOfPart({ ...file, startMs: 0, endMs: 9000 })).toBe(4000);
    expect(sizeOfPart({ ...file, startMs: 3000, endMs: null })).toBe(0);
    expect(sizeOfPart({ size: 4000, durationMs: 0, startMs: 10, endMs: null })).toBe(0);
  });
});
