import { expect, it, vi } from 'vitest';
import { BAR_MS, loadPeaks, peaksOf } from './peaks.ts';

it('a bar is as high as the loudest sample of its time, the loudest bar being 1', () => {
  const rate = 1000;
  const samples = new Float32Array(BAR_MS * 3);
  samples[3] = -0.25;
  samples[BAR_MS * 2 + 1] = 0.5;
  expect([...peaksOf(samples, rate)]).toEqual([0.5, 0, 1]);
});

it('silence is flat', () => {
  expect([...peaksOf(new Float32Array(BAR_MS), 1000)]).toEqual([0]);
});

it('sound of another origin is not asked for', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  expect(await loadPeaks('https://elsewhere.test/a.mp3', new AbortController().signal)).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
});
