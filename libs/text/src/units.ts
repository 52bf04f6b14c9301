import { type Dictionary, plain } from './dictionary.ts';
import { fold } from './fold.ts';

/** What a text is read in: one character of the East Asian scripts, or one word of letters and digits. */
export interface Unit {
  /** folded and simplified */
  text: string;
  /** readings of a Chinese character, folded; empty for words */
  readings: readonly string[];
  /** true: a word of letters and digits, which may be begun and not finished */
  word: boolean;
  /** where it stands in the original, in UTF-16 units */
  start: number;
  end: number;
}

const CHARACTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const IN_WORD = /[\p{L}\p{N}\p{M}]/u;
/** In the middle of a word: don't, l'été. */
const APOSTROPHE = /['’]/u;

/** Whether a character is written without blanks around it and counts by itself. */
export function isCharacter(text: string): boolean {
  const code = text.codePointAt(0) ?? 0;
  if (code < 0x1100) return false;
  return (code >= 0x4e00 && code <= 0x9fff) || CHARACTER.test(text);
}

const isAscii = (character: string): boolean => character <= '\u007f';
const ASCII_WORD = /[a-zA-Z0-9]/;

/** Most characters are their own folded form; asking Unicode costs more than all the rest. */
const foldCharacter = (character: string): string =>
  isAscii(character)
    ? character.toLowerCase()
    : character >= '\u4e00' && character <= '\u9fff'
      ? character
      : fold(character) || character;

/**
 * Reads a text as units; blanks and punctuation separate words and are nothing themselves. Traditional and simplified
 * forms give the same units where the dictionary knows them.
 */
export function unitsOf(text: string, dictionary: Dictionary = plain): Unit[] {
  const units: Unit[] = [];
  let word: Unit | undefined;
  let at = 0;
  for (const character of text) {
    const start = at;
    at += character.length;
    if (isCharacter(character)) {
      word = undefined;
      const simple = dictionary.simplify(character);
      // Half-width kana and compatibility characters fold to another one.
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

/** Units without what separates them: the form in which names are compared as wholes. */
export const compact = (units: readonly Unit[]): string => units.map((unit) => unit.text).join('');
