import { expect, it, vi } from 'vitest';
import { BAR_MS, loadPeaks, peaksOf } from './peaks.ts';

it('takes the loudest sample of each interval, normalised to 1', () => {
  const rate = 1000;
  const samples = new Float32Array(BAR_MS * 3);
  samples[3] = -0.25;
  samples[BAR_MS * 2 + 1] = 0.5;
  expect([...peaksOf(samples, rate)]).toEqual([0.5, 0, 1]);
});

it('returns zeros for silence', () => {
  expect([...peaksOf(new Float32Array(BAR_MS), 1000)]).toEqual([0]);
});

it('does not fetch sound from another origin', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  expect(await loadPeaks('https://elsewhere.test/a.mp3', new AbortController().signal)).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
});
