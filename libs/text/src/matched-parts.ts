import { fold } from './fold.ts';

export interface MatchedPart {
  text: string;
  /** true: the words that were searched for */
  hit: boolean;
}

/**
 * Splits a text into what was searched for and what was not, for marking hits (screens.md, search-detail). Words are
 * separated by blanks and compared folded; the parts joined give the text back unchanged.
 */
export function matchedParts(text: string, keywords: string): MatchedPart[] {
  const words = keywords.split(/\s+/).map(fold).filter(Boolean);
  const characters = [...text];
  const hits = characters.map(() => false);
  const { folded, origins } = foldByCharacter(characters);
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      for (let index = at; index < at + word.length; index++) hits[origins[index] ?? -1] = true;
    }
  }
  const parts: MatchedPart[] = [];
  characters.forEach((character, index) => {
    const hit = hits[index] ?? false;
    const last = parts.at(-1);
    if (last?.hit === hit) last.text += character;
    else parts.push({ text: character, hit });
  });
  return parts;
}

/** The folded text, and for each unit of it the character it came from (folding may change lengths). */
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
