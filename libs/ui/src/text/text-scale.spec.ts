import { afterEach, expect, it } from 'vitest';
import { textScale } from './text-scale.ts';

afterEach(() => document.documentElement.removeAttribute('style'));

it.each([
  ['32px', 2],
  ['20px', 1.25],
  ['16px', 1],
  ['9px', 1],
])('is for a root font size of %s %d', (size, scale) => {
  document.documentElement.style.fontSize = size;
  expect(textScale()).toBe(scale);
});
