import type { LyricWord } from '../model.ts';
import { textContent, type XmlElement, isElement, descendantsNamed } from './xml-tree.ts';

/** Scripts written without spaces between words, and their punctuation. */
const UNSPACED = String.raw`[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}\u3000-\u303f\uff01-\uff65]`;
const ENDS_UNSPACED = new RegExp(`${UNSPACED}$`, 'u');
const BEGINS_UNSPACED = new RegExp(`^${UNSPACED}`, 'u');
const LINE_FEED = /[\n\r]/;

/** Collapses whitespace: to a line feed if it contains one, otherwise to a space. */
export const collapseBlanks = (text: string): string =>
  text.replace(/\s+/g, (blanks) => (LINE_FEED.test(blanks) ? '\n' : ' '));

/** Replacement for a line feed between two texts: a space, or nothing between scripts without spaces. */
function between(before: string, after: string): string {
  if (before === '' || after === '' || before.endsWith(' ') || after.startsWith(' ')) return '';
  // A character has at most two UTF-16 units; matching the whole text for each line feed is quadratic.
  return ENDS_UNSPACED.test(before.slice(-2)) && BEGINS_UNSPACED.test(after.slice(0, 2)) ? '' : ' ';
}

/** Joins the lines of a text with collapsed whitespace. `after`: the text that follows. */
export function joinLines(text: string, after = ''): string {
  const lines = text.split('\n').filter((line, at, all) => line !== '' || at === 0 || at === all.length - 1);
  return lines
    .map((line, at) => {
      const next = lines[at + 1];
      return next === undefined ? line : line + between(line, next === '' ? after : next);
    })
    .join('');
}

/** Joins lines within words; a line feed between two words belongs to the first one. */
export const joinWordLines = (words: readonly LyricWord[]): LyricWord[] =>
  words.map((word, at) => ({ ...word, text: joinLines(word.text, words[at + 1]?.text.trimStart()) }));

/** A word that contains its trailing space, or the space before it. */
const BLANK_WITHIN = /\S[^\S\n\r]+$|^[^\S\n\r]+\S/;

/**
 * Removes a formatter's line feeds between elements if the document's words contain their spaces: a line feed
 * between two spans then does not separate words.
 */
export function removeLayoutWhitespace(tt: XmlElement): void {
  const timed = [...descendantsNamed(tt, 'span')].filter(
    ({ attributes, children }) => attributes['begin'] !== undefined && !children.some(isElement),
  );
  if (timed.some((span) => BLANK_WITHIN.test(textContent(span)))) dropLineFeeds(tt);
}

function dropLineFeeds(element: XmlElement): void {
  element.children = element.children.filter(
    (child) => isElement(child) || child.trim() !== '' || !LINE_FEED.test(child),
  );
  for (const child of element.children) if (isElement(child)) dropLineFeeds(child);
}
