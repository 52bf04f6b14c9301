import { type Dictionary, emptyDictionary } from './dictionary.ts';
import { fold } from './fold.ts';
import { markMatches, type TextRange } from './mark.ts';
import { inWord } from './units.ts';

/** A part of a text that matches a query, or one that does not. */
export interface MatchedPart {
  text: string;
  /** true: matches the query */
  hit: boolean;
}

/**
 * Splits a text into matching and other parts, for highlighting search results (docs/specification/README.md,
 * search-detail). Words of the query are separated by spaces and compared folded. Words of letters and digits
 * match at the start of a word only, characters of East Asian scripts anywhere. Without a literal match, pinyin, the
 * other script and typing errors are considered. The parts joined equal the text.
 */
export function matchedParts(
  text: string,
  keywords: string,
  dictionary: Dictionary = emptyDictionary,
): MatchedPart[] {
  const words = keywords.split(/\s+/).map(fold).filter(Boolean);
  const characters = [...text];
  const hits = characters.map(() => false);
  const { folded, origins } = foldByCharacter(characters);
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      if (!startsAt(folded, at)) continue;
      for (let index = at; index < at + word.length; index++) hits[origins[index] ?? -1] = true;
    }
  }
  if (!hits.includes(true)) return partsOf(text, markMatches(text, keywords, dictionary));
  const parts: MatchedPart[] = [];
  characters.forEach((character, index) => {
    const hit = hits[index] ?? false;
    const last = parts.at(-1);
    if (last?.hit === hit) last.text += character;
    else parts.push({ text: character, hit });
  });
  return parts;
}

/** Whether a match may begin at a position: anywhere except inside a word of letters and digits. */
function startsAt(text: string, at: number): boolean {
  return !inWord(String.fromCodePoint(text.codePointAt(at) ?? 0)) || !inWord(characterBefore(text, at));
}

/** The character that ends before a position, in UTF-16 units; empty at the start. */
const characterBefore = (text: string, at: number): string =>
  [...text.slice(Math.max(0, at - 2), at)].at(-1) ?? '';

function partsOf(text: string, ranges: readonly TextRange[]): MatchedPart[] {
  let at = 0;
  const parts = ranges.flatMap(({ start, end }) => {
    const before = { text: text.slice(at, start), hit: false };
    at = end;
    return [before, { text: text.slice(start, end), hit: true }];
  });
  return [...parts, { text: text.slice(at), hit: false }].filter((part) => part.text);
}

/** The folded text, and for each of its units the index of its character (folding may change lengths). */
function foldByCharacter(characters: readonly string[]): { folded: string; origins: number[] } {
  const origins: number[] = [];
  let folded = '';
  characters.forEach((character, index) => {
    const part = fold(character);
    folded += part;
    for (let unit = 0; unit < part.length; unit++) origins.push(index);
  });
  return { folded, origins };
}
