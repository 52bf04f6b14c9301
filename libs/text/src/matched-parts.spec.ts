import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchedParts } from './index.ts';

const marked = (text: string, keywords: string) =>
  matchedParts(text, keywords)
    .map(({ text: part, hit }) => (hit ? `[${part}]` : part))
    .join('');

describe('matchedParts', () => {
  it.each([
    ['静夜思', '夜', '静[夜]思'],
    ['静夜思', '静 思', '[静]夜[思]'],
    ['静夜思', '', '静夜思'],
    ['静夜思', '月', '静夜思'],
    ['Éluard élu', 'ELU', '[Élu]ard [élu]'],
    ['ＡＢＣ', 'ab', '[ＡＢ]Ｃ'],
    ['ＡＢＣ', 'b', 'ＡＢＣ'],
    ['Dalin', 'Li Bai', 'Dalin'],
    ['Bai Li, Dalin', 'Li Bai', '[Bai] [Li], Dalin'],
    ['李白Li', 'li', '李白[Li]'],
    ['Dalin夜', 'lin 夜', 'Dalin[夜]'],
    ['𝔸𝔸 𝔸', 'a', '[𝔸]𝔸 [𝔸]'],
    ['夜夜夜', '夜', '[夜夜夜]'],
    ['㎏ and 𝔸', 'kg a', '[㎏] [a]nd [𝔸]'],
  ])('splits %s for "%s" into %s', (text, keywords, expected) => {
    expect(marked(text, keywords)).toBe(expected);
  });

  it('returns parts that joined equal the text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme', maxLength: 3 }),
        (text, keywords) => {
          expect(
            matchedParts(text, keywords)
              .map((part) => part.text)
              .join(''),
          ).toBe(text);
        },
      ),
    );
  });
});
