import { ASCII_LETTER, charactersOf, EAST_ASIAN_PUNCTUATION, FULL_WIDTH, lazy } from './character-set.ts';
import { HANGUL } from './hangul.ts';
import type { CostOf } from './cost-of.ts';
import { costsByRank } from './costs-by-rank.ts';

const PUNCTUATION = 10;
const WIDE = 13;
const USUAL = 12;
const OTHER = 18;
const BESIDE_LETTER = 8;

const tables = lazy(() => ({
  frequent: costsByRank(HANGUL, 7, 11),
  usual: charactersOf('euc-kr', [0xb0, 0xc8], [0xa1, 0xfe]),
}));

/** Costs of Korean texts. */
export const koreanCost: CostOf = (character, before, after) => {
  if (EAST_ASIAN_PUNCTUATION.test(character)) return PUNCTUATION;
  if (FULL_WIDTH.test(character)) return WIDE;
  const { frequent, usual } = tables();
  const beside = [before, after].filter((neighbour) => ASCII_LETTER.test(neighbour)).length * BESIDE_LETTER;
  return (frequent.get(character) ?? (usual.has(character) ? USUAL : OTHER)) + beside;
};
