import { expect, it } from 'vitest';
import { isRtlLyrics, wordDirection, isRtlLine } from './text-direction.ts';

it.each([
  ['ليل', 'rtl'],
  ['«לילה»', 'rtl'],
  ['شب', 'rtl'],
  ['Dubai', 'ltr'],
  ['2024', 'ltr'],
  ['٢٠٢٤', 'ltr'],
  ['(ليل', 'rtl'],
  ['月', 'ltr'],
  ['…', undefined],
])('%s has direction %s', (text, run) => expect(wordDirection(text)).toBe(run));

it('a line has the direction of most of its words, or of the first one in a tie', () => {
  expect(isRtlLine('Habibi يا نور العين.')).toBe(true);
  expect(isRtlLine('يا Dubai Marina')).toBe(false);
  expect(isRtlLine('24 ساعة في Dubai')).toBe(true);
  expect(isRtlLine('Dubai دبي')).toBe(false);
  expect(isRtlLine('1, 2, 3')).toBe(false);
});

it('lyrics run right to left if most of their lines do', () => {
  expect(isRtlLyrics(['يا ليل', 'يا عين', 'Oh night'])).toBe(true);
  expect(isRtlLyrics(['床前明月光', 'يا ليل'])).toBe(false);
  expect(isRtlLyrics(['…', '1 2'])).toBe(false);
});
