import { ASCII_LETTER, charactersOf, EAST_ASIAN_PUNCTUATION, FULL_WIDTH, lazy } from './character-set.ts';
import { HIRAGANA, KANJI, KATAKANA } from './japanese-characters.ts';
import type { CostOf } from './cost-of.ts';
import { costsByRank } from './costs-by-rank.ts';

const PUNCTUATION = 9;
const WIDE = 11;
const USUAL = 14;
const OTHER = 18;
const HALF_WIDTH = 9;
const HALF_WIDTH_MIXED = 16;
const BESIDE_LETTER = 8;
const HALF = /^[\uff61-\uff9f]$/;
const NOT_HALF = /^[^\0-\x7f\uff61-\uff9f]$/u;

const tables = lazy(() => ({
  frequent: new Map([
    ...costsByRank(HIRAGANA, 5, 9),
    ...costsByRank(KATAKANA, 6, 10),
    ...costsByRank(KANJI, 9, 12),
  ]),
  usual: charactersOf('shift_jis', [0x88, 0x97], [0x40, 0x7e], [0x80, 0xfc]),
}));

/** Costs of Japanese texts. */
export const japaneseCost: CostOf = (character, before, after) => {
  const beside = [before, after].filter((neighbour) => ASCII_LETTER.test(neighbour)).length * BESIDE_LETTER;
  if (HALF.test(character)) {
    const mixed = NOT_HALF.test(before) || NOT_HALF.test(after) || !(HALF.test(before) || HALF.test(after));
    return (mixed ? HALF_WIDTH_MIXED : HALF_WIDTH) + beside;
  }
  if (EAST_ASIAN_PUNCTUATION.test(character)) return PUNCTUATION;
  if (FULL_WIDTH.test(character)) return WIDE;
  const { frequent, usual } = tables();
  return (frequent.get(character) ?? (usual.has(character) ? USUAL : OTHER)) + beside;
};
