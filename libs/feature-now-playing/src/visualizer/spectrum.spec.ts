import { expect, it } from 'vitest';
import { bandEdges, readBands } from './spectrum.ts';

const BINS = 1024;
const RATE = 48_000;

it('spaces bands logarithmically up to the highest frequency drawn', () => {
  const edges = bandEdges(48, BINS, RATE);
  expect(edges).toHaveLength(49);
  expect([...edges].sort((a, b) => a - b)).toEqual(edges);
  // A bin is 23.4 Hz wide.
  expect(edges[0]).toBe(2);
  expect(edges[48]).toBe(512);
});

it('never exceeds the last bin', () => {
  expect(Math.max(...bandEdges(10, 64, 8000))).toBe(63);
});

it('takes the loudest bin of each band, also if bands share one', () => {
  const bytes = new Uint8Array(8);
  bytes[2] = 255;
  bytes[5] = 51;
  const levels = new Float32Array(3);
  readBands(bytes, [2, 2, 4, 7], levels);
  expect([...levels].map((level) => Math.round(level * 100))).toEqual([100, 100, 20]);
});
