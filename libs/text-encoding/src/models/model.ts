import { DETECTED, type DetectedEncoding } from '../encodings.ts';
import { chineseCost } from './chinese.ts';
import type { CostOf } from './cost-of.ts';
import { cyrillicCost } from './cyrillic.ts';
import { japaneseCost } from './japanese.ts';
import { koreanCost } from './korean.ts';
import { westernCost } from './western.ts';

interface Model {
  /** bits: how rare such files are */
  prior: number;
  cost: CostOf;
}

const models: Record<DetectedEncoding, Model> = {
  'windows-1252': { prior: 0, cost: westernCost },
  gb18030: { prior: 1, cost: chineseCost('gb18030') },
  big5: { prior: 4, cost: chineseCost('big5') },
  shift_jis: { prior: 5, cost: japaneseCost },
  'euc-kr': { prior: 5, cost: koreanCost },
  'windows-1251': { prior: 5, cost: cyrillicCost },
};

/** Bits of a character of ASCII: the same in all models, since they differ in which bytes they take for one. */
const ASCII_COST = 5;
/** Bits of bytes that mean nothing in an encoding. */
const INVALID_COST = 50;
/** Bits of characters that are left to programs: no text has them. */
const PRIVATE_USE_COST = 40;
const PRIVATE_USE = /^\p{Co}$/u;
/** Bits of such bytes at the end: a tag of fixed length, or a sample, may end within a character. */
const CUT_COST = 22;
const LAST_ASCII = '\x7f';

/** Bits that a text costs when it was read with an encoding. */
export function costOf(encoding: DetectedEncoding, text: string): number {
  const { cost } = models[encoding];
  const characters = [...text];
  let sum = 0;
  characters.forEach((character, at) => {
    if (character <= LAST_ASCII) sum += ASCII_COST;
    else if (character === '\ufffd') sum += at === characters.length - 1 ? CUT_COST : INVALID_COST;
    else if (PRIVATE_USE.test(character)) sum += PRIVATE_USE_COST;
    else sum += cost(character, characters[at - 1] ?? '', characters[at + 1] ?? '');
  });
  return sum;
}

type Ranked = [encoding: DetectedEncoding, cost: number];
/** There are always two at least. */
type Ranking = [Ranked, Ranked, ...Ranked[]];

/**
 * The encodings by the bits that texts cost in them, the cheapest first.
 *
 * @param read the texts, read with an encoding
 * @param bonus bits by which a text is likelier than it looks
 */
export function rank(
  read: (encoding: DetectedEncoding) => readonly string[],
  bonus: (text: string) => number,
): Ranking {
  return DETECTED.map((encoding): Ranked => [
    encoding,
    read(encoding).reduce((sum, text) => sum + costOf(encoding, text) - bonus(text), models[encoding].prior),
  ]).sort(([, a], [, b]) => a - b) as Ranking;
}
