/** @file How words that people write for others are kept: forms and server share it. */

/** Marks that reorder a line for all that stands after them; those for one place (U+200E, U+200F, U+061C) stay. */
const REORDERING = /[\u202A-\u202E\u2066-\u2069]/g;
/** Control characters but for tab and line feed, byte order marks, and what only programs write into text. */
const CONTROLS = /[\p{Cc}\uFEFF\uFFF9-\uFFFB]/gu;
/** Flags of regions are a black flag and tags; tags anywhere else are hidden writing. */
const TAGS = /(\u{1F3F4}[\u{E0020}-\u{E007F}]+)|[\u{E0000}-\u{E007F}]+/gu;
const SHAPELESS = '\\u034F\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u2060-\\u2064\\u206A-\\u206F';
/** Marks without a shape: one has a meaning (a joined emoji, a Persian or Thai word), a row of them has none. */
const ROWS = new RegExp(`([${SHAPELESS}])[${SHAPELESS}]+`, 'g');
/** More marks on one letter than any script has: they would be drawn over other people's lines. */
const STACKED = new RegExp(`([\\p{M}${SHAPELESS}]{6})[\\p{M}${SHAPELESS}]+`, 'gu');
const EMPTY_LINES = /\n[^\S\n]*\n[^\S\n]*\n\s*/g;

/**
 * Words without what would flip, flood or hide in the lines beside them; everything else stays as it was written, joined
 * emoji and the marks of right-to-left scripts too. What it returns it leaves as it is.
 */
export const cleanWords = (words: string): string =>
  words
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(CONTROLS, (mark) => (mark === '\n' || mark === '\t' ? mark : ''))
    .replace(REORDERING, '')
    .replace(TAGS, '$1')
    .replace(ROWS, '$1')
    .replace(STACKED, '$1')
    .replace(EMPTY_LINES, '\n\n')
    .trim();
