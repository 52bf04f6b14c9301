import { DETECTED_ENCODINGS, type DetectedEncoding } from '../encodings.ts';
import { chineseCost } from './chinese.ts';
import type { CostOf } from './cost-of.ts';
import { cyrillicCost } from './cyrillic.ts';
import { japaneseCost } from './japanese.ts';
import { koreanCost } from './korean.ts';
import { westernCost } from './western.ts';

interface Model {
  /** prior: how rare such files are, bits */
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

/** Cost of an ASCII character, bits; the same in all models. */
const ASCII_COST = 5;
/** Cost of invalid bytes, bits. */
const INVALID_COST = 50;
/** Cost of private-use characters, which do not occur in texts, bits. */
const PRIVATE_USE_COST = 40;
const PRIVATE_USE = /^\p{Co}$/u;
/** Cost of invalid bytes at the end, bits: a tag of fixed length, or a sample, may end within a character. */
const CUT_COST = 22;
const LAST_ASCII = '\x7f';

/** Cost of a text decoded with an encoding, bits. */
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
/** There are always at least two. */
type Ranking = [Ranked, Ranked, ...Ranked[]];

/**
 * Ranks encodings by the cost of the texts, the cheapest first.
 *
 * @param read the texts, decoded with an encoding
 * @param bonus bits to subtract for a text
 */
export function rankEncodings(
  read: (encoding: DetectedEncoding) => readonly string[],
  bonus: (text: string) => number,
): Ranking {
  return DETECTED_ENCODINGS.map((encoding): Ranked => [
    encoding,
    read(encoding).reduce((sum, text) => sum + costOf(encoding, text) - bonus(text), models[encoding].prior),
  ]).sort(([, a], [, b]) => a - b) as Ranking;
}
