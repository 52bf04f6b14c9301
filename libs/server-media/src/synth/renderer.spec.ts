import { expect, test } from 'vitest';
import { composeSong, createSongSpec, type Composition } from '../compose/index.ts';
import { createRenderer } from './renderer.ts';

const lines = ['千山鸟飞绝', '万径人踪灭', '孤舟蓑笠翁', '独钓寒江雪'].map((zh) => ({ zh, en: '' }));

function measure(
  song: Composition,
  gain?: number,
): { samples: number; peak: number; start: number; end: number } {
  const renderer = createRenderer(song, gain);
  let samples = 0;
  let peak = 0;
  let start = 0;
  let end = 0;
  for (let block = renderer.next(); block; block = renderer.next()) {
    for (let i = 0; i < block.left.length; i++) {
      const level = Math.max(Math.abs(block.left[i] ?? 0), Math.abs(block.right[i] ?? 0));
      if (level > peak) peak = level;
      if (samples + i < 44_100) start = Math.max(start, level);
      end = level;
    }
    samples += block.left.length;
  }
  return { samples, peak, start, end };
}

test('a song has its computed length, starts within a second, ends in silence and never clips', () => {
  const song = composeSong(createSongSpec({ id: 1, slug: 'jiang-xue', mood: 'snow', lines }));
  const { samples, peak, start, end } = measure(song);
  expect(samples).toBe(song.totalSamples);
  expect(start).toBeGreaterThan(0.02);
  expect(peak).toBeGreaterThan(0.3);
  expect(peak).toBeLessThan(0.91);
  expect(end).toBeLessThan(0.001);
});

test('limits far too high gain without clipping', () => {
  const song = composeSong(createSongSpec({ id: 2, slug: 'jiang-xue', mood: 'heroic', lines }));
  const short = { ...song, totalSamples: 300_000, notes: song.notes.filter(({ at }) => at < 300_000) };
  expect(measure(short, 20).peak).toBeLessThan(0.91);
});
