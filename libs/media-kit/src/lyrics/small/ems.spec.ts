import { expect, it } from 'vitest';
import { emsOf } from './ems.ts';

it('counts 1 em for East Asian letters and 0.58 em for others', () => {
  expect(emsOf('床前明月光，')).toBe(6);
  expect(emsOf('カナ한국')).toBe(4);
  expect(emsOf('moon')).toBeCloseTo(2.32);
  expect(emsOf('')).toBe(0);
});
