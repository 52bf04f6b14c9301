import type { LyricWord } from '../model.ts';
import { allText, type Element, isElement, named } from './tree.ts';

/** Scripts that put no blank between words, and their punctuation. */
const UNSPACED = String.raw`[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}\u3000-\u303f\uff01-\uff65]`;
const ENDS_UNSPACED = new RegExp(`${UNSPACED}$`, 'u');
const BEGINS_UNSPACED = new RegExp(`^${UNSPACED}`, 'u');
const LINE_FEED = /[\n\r]/;

/** Every run of blanks as one: a line feed where it has one, else a blank. */
export const tidyBlanks = (text: string): string =>
  text.replace(/\s+/g, (blanks) => (LINE_FEED.test(blanks) ? '\n' : ' '));

/** What a line feed between two texts stands for: a blank, but none where both sides are written without. */
function between(before: string, after: string): string {
  if (before === '' || after === '' || before.endsWith(' ') || after.startsWith(' ')) return '';
  // A character has two units at most: whole texts would be searched again for each of their line feeds.
  return ENDS_UNSPACED.test(before.slice(-2)) && BEGINS_UNSPACED.test(after.slice(0, 2)) ? '' : ' ';
}

/** A text of tidy blanks without line feeds. `after`: what follows it. */
export function joinLines(text: string, after = ''): string {
  const lines = text.split('\n').filter((line, at, all) => line !== '' || at === 0 || at === all.length - 1);
  return lines
    .map((line, at) => {
      const next = lines[at + 1];
      return next === undefined ? line : line + between(line, next === '' ? after : next);
    })
    .join('');
}

/** The same for words, where a line feed between two ends the first one. */
export const joinWordLines = (words: readonly LyricWord[]): LyricWord[] =>
  words.map((word, at) => ({ ...word, text: joinLines(word.text, words[at + 1]?.text.trimStart()) }));

/** A word with the blank that ends it, or the one before. */
const BLANK_WITHIN = /\S[^\S\n\r]+$|^[^\S\n\r]+\S/;

/**
 * Takes out what a formatter put between the elements of a document whose words have their blanks within: there a line feed
 * between two spans does not part words.
 */
export function dropLayout(tt: Element): void {
  const timed = [...named(tt, 'span')].filter(
    ({ attributes, children }) => attributes['begin'] !== undefined && !children.some(isElement),
  );
  if (timed.some((span) => BLANK_WITHIN.test(allText(span)))) dropLineFeeds(tt);
}

function dropLineFeeds(element: Element): void {
  element.children = element.children.filter(
    (child) => isElement(child) || child.trim() !== '' || !LINE_FEED.test(child),
  );
  for (const child of element.children) if (isElement(child)) dropLineFeeds(child);
}
