import { ASCII_LETTER } from './character-set.ts';
import type { CostOf } from './cost-of.ts';
import { costsByRank } from './costs-by-rank.ts';

const LETTERS = costsByRank('оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфіїєґъё', 3.4, 8.5);
const OTHER_LETTER = 11;
const PUNCTUATION = 9;
const OTHER = 17;
const CAPITAL = 2;
const CAPITAL_WITHIN = 9;
const BESIDE_LETTER = 7;
/** Penalty for two vowels in a row. */
const SELDOM = 2;
const ALONE = 3;

const LOWER = /^[\u0430-\u045f\u0491]$/;
const UPPER = /^[\u0400-\u042f\u0490]$/;
const CYRILLIC = /^[\u0400-\u04ff]$/;
const VOWEL = /^[аеёиоуыэюяіїє]$/i;
const SIGN = /^[ьъ]$/i;
const MARK = /^[«»„“”‘’–—…№]$/;

/** Costs of Russian and Ukrainian texts. */
export const cyrillicCost: CostOf = (character, before, after) => {
  const upper = UPPER.test(character);
  if (!upper && !LOWER.test(character)) return MARK.test(character) ? PUNCTUATION : OTHER;
  let cost = LETTERS.get(character.toLowerCase()) ?? OTHER_LETTER;
  if (upper) cost += LOWER.test(before) ? CAPITAL_WITHIN : CAPITAL;
  else if (UPPER.test(before) && UPPER.test(after)) cost += CAPITAL_WITHIN;
  if (VOWEL.test(before) && VOWEL.test(character)) cost += SELDOM;
  if (SIGN.test(character) && !/^[бвгджзклмнпрстфхцчшщ]$/i.test(before)) cost += CAPITAL_WITHIN;
  if (!CYRILLIC.test(before) && !CYRILLIC.test(after)) cost += ALONE;
  return cost + [before, after].filter((neighbour) => ASCII_LETTER.test(neighbour)).length * BESIDE_LETTER;
};
