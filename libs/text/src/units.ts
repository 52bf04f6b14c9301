import { type Dictionary, emptyDictionary } from './dictionary.ts';
import { fold } from './fold.ts';

/** Unit of comparison: a character of an East Asian script, or a word of letters and digits. */
export interface Unit {
  /** folded and simplified */
  text: string;
  /** readings of a Chinese character, folded; empty for words */
  readings: readonly string[];
  /** true: a word of letters and digits, which a query may match incompletely */
  word: boolean;
  /** position in the original, in UTF-16 units */
  start: number;
  end: number;
}

const CHARACTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const IN_WORD = /[\p{L}\p{N}\p{M}]/u;
/** Apostrophe inside a word: don't, l'été. */
const APOSTROPHE = /['’]/u;

/** Whether a character is a unit by itself, as in scripts without spaces. */
export function isCharacter(text: string): boolean {
  const code = text.codePointAt(0) ?? 0;
  if (code < 0x1100) return false;
  return (code >= 0x4e00 && code <= 0x9fff) || CHARACTER.test(text);
}

/** Whether a character belongs to a word of letters and digits, as in scripts with spaces. */
export const inWord = (character: string): boolean => IN_WORD.test(character) && !isCharacter(character);

const isAscii = (character: string): boolean => character <= '\u007f';
const ASCII_WORD = /[a-zA-Z0-9]/;

/** Fast path: most characters equal their folded form, and Unicode normalisation is slow. */
const foldCharacter = (character: string): string =>
  isAscii(character)
    ? character.toLowerCase()
    : character >= '\u4e00' && character <= '\u9fff'
      ? character
      : fold(character) || character;

/**
 * Splits a text into units; spaces and punctuation separate words and are dropped. Traditional and simplified
 * forms give equal units if the dictionary contains them.
 */
export function unitsOf(text: string, dictionary: Dictionary = emptyDictionary): Unit[] {
  const units: Unit[] = [];
  let word: Unit | undefined;
  let at = 0;
  for (const character of text) {
    const start = at;
    at += character.length;
    if (isCharacter(character)) {
      word = undefined;
      const simple = dictionary.simplify(character);
      // Half-width kana and compatibility characters fold to another character.
      units.push({
        text: dictionary.simplify(foldCharacter(simple)),
        readings: dictionary.readings(simple),
        word: false,
        start,
        end: at,
      });
    } else if (isAscii(character) ? ASCII_WORD.test(character) : IN_WORD.test(character)) {
      const folded = isAscii(character) ? character.toLowerCase() : fold(character);
      if (word) {
        word.text += folded;
        word.end = at;
      } else if (folded) {
        word = { text: folded, readings: [], word: true, start, end: at };
        units.push(word);
      }
    } else if (!APOSTROPHE.test(character)) word = undefined;
  }
  return units;
}

/** Units joined without separators, for comparison of whole names. */
export const joinUnits = (units: readonly Unit[]): string => units.map((unit) => unit.text).join('');
