import { expect, it } from 'vitest';
import { isConvertedType, isMusicFileType } from './converted-type.ts';

it('distinguishes formats that are converted from those that browsers play', () => {
  expect(
    ['ape', 'flac', 'ncm', 'toString'].map((type) => [isConvertedType(type), isMusicFileType(type)]),
  ).toEqual([
    [true, true],
    [false, true],
    [false, false],
    [false, false],
  ]);
});
