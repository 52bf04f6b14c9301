import { expect, it } from 'vitest';
import { slowFall } from './slow-fall.ts';

/** WCAG 2.3.1: a flash is smaller than this within any block of 341 × 256 px. */
const FLASH_PX2 = 21_824;
const BLOCK_PX = 341;
/** Highest bars, CSS px, and the share of the width that bars fill. */
const STRIP_PX = 240;
const FILLED = 0.65;
const FRAME_MS = 1000 / 60;

/** Difference of the heights (0 to 1) between which a bar moves while the sound beats `beats` times a second. */
function swing(beats: number): number {
  const shown = new Float32Array(1);
  const heights: number[] = [];
  for (let frame = 0; frame < 180; frame += 1) {
    const loud = ((frame * FRAME_MS * beats) / 1000) % 1 < 0.5;
    const levels = Float32Array.of(loud ? 1 : 0);
    slowFall(levels, shown, FRAME_MS);
    if (frame > 60) heights.push((levels[0] ?? 0) ** 2);
  }
  return Math.max(...heights) - Math.min(...heights);
}

it.each([3.01, 4, 5, 8, 12, 20, 30])('shows no flash for %d beats a second', (beats) => {
  expect(swing(beats) * BLOCK_PX * STRIP_PX * FILLED).toBeLessThan(FLASH_PX2);
});

it('follows slow beats down to silence', () => {
  expect(swing(0.5)).toBeCloseTo(1);
});
