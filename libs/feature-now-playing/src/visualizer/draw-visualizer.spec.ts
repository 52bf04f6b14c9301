import { expect, it } from 'vitest';
import { drawVisualizer, pointOnSquare, VALUE_COUNTS } from './draw-visualizer.ts';

/** Fake canvas context that records calls with their numbers. */
function recorder() {
  const calls: { name: string; at: number[] }[] = [];
  const note =
    (name: string) =>
    (...at: number[]): void =>
      void calls.push({ name, at });
  const names = ['beginPath', 'rect', 'fill', 'moveTo', 'lineTo', 'stroke'];
  const context = Object.fromEntries(names.map((name) => [name, note(name)]));
  return { calls, context: context as unknown as CanvasRenderingContext2D };
}

it('runs around the square from the middle of its bottom edge, with outward normals', () => {
  expect(pointOnSquare(0)).toEqual({ x: 0.5, y: 1, outX: 0, outY: 1 });
  expect(pointOnSquare(0.25)).toEqual({ x: 0, y: 0.5, outX: -1, outY: 0 });
  expect(pointOnSquare(0.5)).toEqual({ x: 0.5, y: 0, outX: 0, outY: -1 });
  expect(pointOnSquare(0.75)).toEqual({ x: 1, y: 0.5, outX: 1, outY: 0 });
});

it('draws bars as high as their levels, and a minimum for silence', () => {
  const { calls, context } = recorder();
  drawVisualizer.bars({ context, width: 100, height: 50 }, Float32Array.from([0, 1]));
  const bars = calls.filter(({ name }) => name === 'rect').map(({ at }) => at);
  expect(bars.map(([, top, , tall]) => [top, tall])).toEqual([
    [48, 2],
    [0, 50],
  ]);
});

it.each(['bars', 'curve', 'halo'] as const)(
  '%s stays inside the canvas and is painted in one call',
  (kind) => {
    const { calls, context } = recorder();
    const loud = new Float32Array(VALUE_COUNTS[kind]).fill(1);
    drawVisualizer[kind]({ context, width: 200, height: 200 }, loud);
    for (const { name, at } of calls.filter(({ at: places }) => places.length > 0)) {
      const [x = 0, y = 0, wide = 0, tall = 0] = at;
      expect(Math.min(x, y), name).toBeGreaterThanOrEqual(0);
      expect(Math.max(x + wide, y + tall), name).toBeLessThanOrEqual(200);
    }
    expect(calls.filter(({ name }) => name === 'fill' || name === 'stroke')).toHaveLength(1);
  },
);
