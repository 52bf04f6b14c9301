import { SIMPLIFIED, TRADITIONAL } from './chinese-characters.ts';
import {
  ASCII_LETTER,
  charactersOf,
  EAST_ASIAN_PUNCTUATION,
  FULL_WIDTH,
  KANA,
  lazy,
} from './character-set.ts';
import { costsByRank } from './costs-by-rank.ts';
import type { CostOf } from './cost-of.ts';

const FREQUENT = [7, 11.7, 650] as const;
const USUAL = 14;
const RARE = 16.5;
const FOREIGN = 15;
const OTHER = 21;
const PUNCTUATION = 9;
const WIDE = 11;
/** Penalty for a Latin letter right beside a character. */
const BESIDE_LETTER = 8;
const SYMBOL = /^[\p{S}\p{N}\p{P}\u0370-\u04ff]$/u;

interface Characters {
  frequent: ReadonlyMap<string, number>;
  usual: ReadonlySet<string>;
  rare: ReadonlySet<string>;
  /** frequent in the other Chinese script */
  foreign: ReadonlyMap<string, number>;
}

const HIGH: [number, number] = [0xa1, 0xfe];
const LOW: [number, number] = [0x40, 0x7e];

const characters = {
  gb18030: lazy((): Characters => ({
    frequent: costsByRank(SIMPLIFIED, ...FREQUENT),
    usual: charactersOf('gb18030', [0xb0, 0xd7], HIGH),
    rare: charactersOf('gb18030', [0xd8, 0xf7], HIGH),
    foreign: costsByRank(TRADITIONAL, FOREIGN, FOREIGN),
  })),
  big5: lazy((): Characters => ({
    frequent: costsByRank(TRADITIONAL, ...FREQUENT),
    usual: charactersOf('big5', [0xa4, 0xc5], LOW, HIGH),
    rare: charactersOf('big5', [0xc9, 0xf9], LOW, HIGH),
    foreign: new Map(),
  })),
};

/** Costs of Chinese texts in simplified (GB 18030) or traditional characters (Big5). */
export function chineseCost(encoding: keyof typeof characters): CostOf {
  return (character, before, after) => {
    if (EAST_ASIAN_PUNCTUATION.test(character)) return PUNCTUATION;
    if (FULL_WIDTH.test(character)) return WIDE;
    if (KANA.test(character)) return FOREIGN - 3;
    const { frequent, usual, rare, foreign } = characters[encoding]();
    const beside = [before, after].filter((neighbour) => ASCII_LETTER.test(neighbour)).length * BESIDE_LETTER;
    const known = frequent.get(character);
    if (known !== undefined) return known + beside;
    if (usual.has(character)) return USUAL + beside;
    if (foreign.has(character)) return FOREIGN + beside;
    if (rare.has(character)) return RARE + beside;
    return (SYMBOL.test(character) ? FOREIGN : OTHER) + beside;
  };
}
