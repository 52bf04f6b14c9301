import { describe, expect, it } from 'vitest';
import { fold } from './index.ts';

describe('folded text', () => {
  it.each([
    ['ＡＢＣ１２', 'abc12'],
    ['Éluard', 'eluard'],
    ['静夜思', '静夜思'],
    ['ĪSTANBUL', 'istanbul'],
    ['', ''],
  ])('of %s is %s', (text, expected) => {
    expect(fold(text)).toBe(expected);
  });
});
