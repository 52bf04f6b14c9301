import { describe, expect, it } from 'vitest';
import { fold } from './index.ts';

describe('fold', () => {
  it.each([
    ['ＡＢＣ１２', 'abc12'],
    ['Éluard', 'eluard'],
    ['静夜思', '静夜思'],
    ['ĪSTANBUL', 'istanbul'],
    ['', ''],
  ])('folds %s to %s', (text, expected) => {
    expect(fold(text)).toBe(expected);
  });
});
