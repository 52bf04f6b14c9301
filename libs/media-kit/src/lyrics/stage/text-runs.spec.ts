import { expect, it } from 'vitest';
import { mostRunLeft, runOf, runsLeft } from './text-runs.ts';

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
])('%s has direction %s', (text, run) => expect(runOf(text)).toBe(run));

it('a line has the direction of most of its words, or of the first one in a tie', () => {
  expect(runsLeft('Habibi يا نور العين.')).toBe(true);
  expect(runsLeft('يا Dubai Marina')).toBe(false);
  expect(runsLeft('24 ساعة في Dubai')).toBe(true);
  expect(runsLeft('Dubai دبي')).toBe(false);
  expect(runsLeft('1, 2, 3')).toBe(false);
});

it('lyrics run right to left if most of their lines do', () => {
  expect(mostRunLeft(['يا ليل', 'يا عين', 'Oh night'])).toBe(true);
  expect(mostRunLeft(['床前明月光', 'يا ليل'])).toBe(false);
  expect(mostRunLeft(['…', '1 2'])).toBe(false);
});
