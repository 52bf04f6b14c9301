import { ASCII_LETTER } from './character-set.ts';
import type { CostOf } from './cost-of.ts';
import { costsByRank } from './costs-by-rank.ts';

const COSTS = new Map([
  ...costsByRank('éöüèáäíóñçåøãàêâëôîïæßúûùòìõœÿýšžðþ', 8, 12),
  ...costsByRank('ÉÖÜÄÁÅØÓÍÑÇÆÀÊÈÂÎÔÚŒŠŽÞÐÃËÏÙÛÌÒÕÝŸ', 11, 15),
  ...costsByRank('’“”‘–—…«»·°´¿¡™®©ºª€½²³', 9, 14),
]);
const OTHER = 17;
/** Control characters. */
const CONTROL = 28;
const BESIDE_HIGH = 5;
/**
 * Letter pairs frequent in Portuguese, the Nordic languages, Estonian and French, and in Turkish words decoded as
 * windows-1252.
 */
const FREQUENT_PAIR = /^(?:ç[ãõ]|ä[äö]|ö[öä]|õõ|üü|éé|þ[óúáæ]|[óíúæá]ð|ð[áíóúæ]|øå|[çðþ][ýü]|[ýüö][çðþ])$/;
/** Penalty for a capital among capitals, less than for one that begins a word. */
const AMONG_CAPITALS = 1;
const CAPITAL_WITHIN = 8;
const ALONE = 3;
/** Penalty for a symbol right before a letter. */
const BESIDE_LETTER = 4;

const LETTER = /^\p{L}$/u;
const LOWER = /^\p{Ll}$/u;
const UPPER = /^\p{Lu}$/u;
const HIGH_LETTER = /^[\u00aa-\u024f]$/;
const MARK = /^[’“‘«¿¡–—…]$/;
/** Punctuation beside an accented letter. */
const ENCLOSING = /^[’”“‘«»¿¡…]$/;
const ASCII_CAPITAL = /^[A-Z]$/;
const C1 = /^[\x80-\x9f]$/;

/** Costs of Western European texts: mostly ASCII, with single accented letters. */
export const westernCost: CostOf = (character, before, after) => {
  if (C1.test(character)) return CONTROL;
  let cost = costAlone(character, before, after);
  if (HIGH_LETTER.test(before) && !isUsualPair(before, character)) cost += BESIDE_HIGH;
  if (!LETTER.test(character))
    return cost + (ASCII_LETTER.test(after) && !MARK.test(character) ? BESIDE_LETTER : 0);
  if (UPPER.test(character) && LOWER.test(before)) cost += CAPITAL_WITHIN;
  if (!ASCII_LETTER.test(before) && !ASCII_LETTER.test(after)) cost += ALONE;
  return cost;
};

function costAlone(character: string, before: string, after: string): number {
  const cost = COSTS.get(character) ?? OTHER;
  if (!UPPER.test(character) || !(ASCII_CAPITAL.test(before) || ASCII_CAPITAL.test(after))) return cost;
  return Math.min(cost, (COSTS.get(character.toLowerCase()) ?? OTHER) + AMONG_CAPITALS);
}

const isUsualPair = (before: string, character: string): boolean =>
  ENCLOSING.test(before) ||
  ENCLOSING.test(character) ||
  FREQUENT_PAIR.test(`${before}${character}`.toLowerCase());
