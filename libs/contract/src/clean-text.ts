/** @file Cleaning of texts that users write for other users, shared by forms and server. */

/**
 * Bidirectional marks that reorder the rest of a line; marks for a single position (U+200E, U+200F, U+061C) stay.
 */
const REORDERING = /[\u202A-\u202E\u2066-\u2069]/g;
/** Control characters except tab and line feed, byte order marks, and interlinear annotation characters. */
const CONTROLS = /[\p{Cc}\uFEFF\uFFF9-\uFFFB]/gu;
/** Tag characters: valid only in flags of regions, after a black flag; elsewhere they hide text. */
const TAGS = /(\u{1F3F4}[\u{E0020}-\u{E007F}]+)|[\u{E0000}-\u{E007F}]+/gu;
const SHAPELESS = '\\u034F\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u2060-\\u2064\\u206A-\\u206F';
/**
 * Runs of invisible characters: a single one has a function (joined emoji, Persian and Thai words), a run has
 * none.
 */
const ROWS = new RegExp(`([${SHAPELESS}])[${SHAPELESS}]+`, 'g');
/** More combining marks on one letter than any script uses, which would cover the lines of other users. */
const STACKED = new RegExp(`([\\p{M}${SHAPELESS}]{6})[\\p{M}${SHAPELESS}]+`, 'gu');
const EMPTY_LINES = /\n[^\S\n]*\n[^\S\n]*\n\s*/g;

/**
 * Removes characters that would reorder, flood or hide the surrounding lines; all other characters stay, including
 * joined emoji and marks of right-to-left scripts. Idempotent.
 */
export const cleanText = (text: string): string =>
  text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(CONTROLS, (mark) => (mark === '\n' || mark === '\t' ? mark : ''))
    .replace(REORDERING, '')
    .replace(TAGS, '$1')
    .replace(ROWS, '$1')
    .replace(STACKED, '$1')
    .replace(EMPTY_LINES, '\n\n')
    .trim();
