import { expect, it } from 'vitest';
import { timeLeft } from './time-left.ts';

const MINUTE = 60_000;

it.each([
  [null, { unit: 'unknown' }],
  [0, { unit: 'seconds' }],
  [59_999, { unit: 'seconds' }],
  [MINUTE, { unit: 'minutes', count: 1 }],
  [2.1 * MINUTE, { unit: 'minutes', count: 3 }],
  [11 * MINUTE, { unit: 'minutes', count: 15 }],
  [89 * MINUTE, { unit: 'minutes', count: 90 }],
  [90 * MINUTE, { unit: 'hours', count: 2 }],
  [600 * MINUTE, { unit: 'hours', count: 10 }],
])('%s ms are shown as %j', (ms, shown) => expect(timeLeft(ms)).toEqual(shown));
