import { expect, it } from 'vitest';
import { r128Gain, replayGain } from './tag-gain.ts';

it.each([
  ['-6.50 dB', -6.5],
  ['+1.2 dB', 1.2],
  ['-6,5 dB', -6.5],
  ['−6.5 dB', -6.5],
  ['.5', 0.5],
  ['0', 0],
  ['', null],
  ['dB', null],
  ['-99 dB', null],
])('reads the ReplayGain %j as %j', (text, gain) => {
  expect(replayGain(text)).toBe(gain);
});

it.each([
  ['-256', 4],
  ['0', 5],
  ['1280', 10],
  ['-1.5', null],
  ['32767', null],
  ['', null],
])('reads the R128 gain %j as %j', (text, gain) => {
  expect(r128Gain(text)).toBe(gain);
});
