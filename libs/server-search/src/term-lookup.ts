import type { Token } from '@qingyin/text';
import { GRAM_MAX, INNER_MAX } from './term-marks.ts';

/** Upper bound for texts with a common prefix, in the order of UTF-8 bytes. */
export const LAST = '\u{10ffff}';

/** Index terms that find one token. */
export interface TermLookup {
  /** all of these terms are required */
  terms: string[];
  /** and any term with this prefix */
  beginning?: string;
}

/**
 * Index terms for a token inside names; undefined for a single letter, which is only indexed at the beginning of
 * names.
 */
export function termLookupOf({ text, letters }: Token): TermLookup | undefined {
  const characters = [...text];
  if (!letters) {
    if (characters.length <= GRAM_MAX) return { terms: [text] };
    const grams = characters.slice(GRAM_MAX - 1).map((_, at) => characters.slice(at, at + GRAM_MAX).join(''));
    return { terms: grams.slice(0, 4) };
  }
  if (characters.length < 2) return undefined;
  const edge = characters.slice(0, INNER_MAX).join('');
  return characters.length <= INNER_MAX ? { terms: [edge] } : { terms: [edge], beginning: text };
}
