import { ASCII_LETTER } from './character-set.ts';
import type { CostOf } from './model.ts';
import { ranked } from './ranks.ts';

const COSTS = new Map([
  ...ranked('éöüèáäíóñçåøãàêâëôîïæßúûùòìõœÿýšžðþ', 8, 12),
  ...ranked('ÉÖÜÄÁÅØÓÍÑÇÆÀÊÈÂÎÔÚŒŠŽÞÐÃËÏÙÛÌÒÕÝŸ', 11, 15),
  ...ranked('’“”‘–—…«»·°´¿¡™®©ºª€½²³', 9, 14),
]);
const OTHER = 17;
/** Bytes that stand for nothing. */
const CONTROL = 28;
const BESIDE_HIGH = 5;
const CAPITAL_WITHIN = 8;
const ALONE = 3;
/** A sign right before a letter. */
const BESIDE_LETTER = 4;

const LETTER = /^\p{L}$/u;
const LOWER = /^\p{Ll}$/u;
const UPPER = /^\p{Lu}$/u;
const HIGH_LETTER = /^[\u00aa-\u024f]$/;
const MARK = /^[’“‘«¿¡–—…]$/;
const C1 = /^[\x80-\x9f]$/;

/** Costs of texts in the languages of Western Europe: mostly ASCII, with single accented letters. */
export const westernCost: CostOf = (character, before, after) => {
  if (C1.test(character)) return CONTROL;
  let cost = COSTS.get(character) ?? OTHER;
  if (HIGH_LETTER.test(before)) cost += BESIDE_HIGH;
  if (!LETTER.test(character))
    return cost + (ASCII_LETTER.test(after) && !MARK.test(character) ? BESIDE_LETTER : 0);
  if (UPPER.test(character) && LOWER.test(before)) cost += CAPITAL_WITHIN;
  if (!ASCII_LETTER.test(before) && !ASCII_LETTER.test(after)) cost += ALONE;
  return cost;
};
