import { expect, it } from 'vitest';
import { emsOf } from './ems.ts';

it('takes square letters for an em, others for a little more than a half', () => {
  expect(emsOf('床前明月光，')).toBe(6);
  expect(emsOf('カナ한국')).toBe(4);
  expect(emsOf('moon')).toBeCloseTo(2.32);
  expect(emsOf('')).toBe(0);
});
