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
])('%s is read %s', (text, run) => expect(runOf(text)).toBe(run));

it('a line runs where most of its words do, or the first of as many', () => {
  expect(runsLeft('Habibi يا نور العين.')).toBe(true);
  expect(runsLeft('يا Dubai Marina')).toBe(false);
  expect(runsLeft('24 ساعة في Dubai')).toBe(true);
  expect(runsLeft('Dubai دبي')).toBe(false);
  expect(runsLeft('1, 2, 3')).toBe(false);
});

it('a song runs to the left where most of its lines do', () => {
  expect(mostRunLeft(['يا ليل', 'يا عين', 'Oh night'])).toBe(true);
  expect(mostRunLeft(['床前明月光', 'يا ليل'])).toBe(false);
  expect(mostRunLeft(['…', '1 2'])).toBe(false);
});
