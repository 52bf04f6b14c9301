import type { LyricCredit, LyricLine, Lyrics } from '../model.ts';
import { BY_NAME, knownRoles, RIGHTS } from './roles.ts';

/** Upper limits of a credit, characters; longer texts are sentences. */
const ROLES_MAX = 40;
const NAMES_MAX = 160;
const RIGHTS_MAX = 80;
const COLON = /\s*[:：]\s*/;
const CASED = /^\p{Lu}/u;

const known = (role: string): boolean => {
  const small = role.trim().toLowerCase();
  return knownRoles.has(small) || knownRoles.has(small.replace(/\s+/g, ''));
};

/** Whether a text is a credit: `role: names`, `role/role：names`, `Role by Name`, or a copyright note. */
export function isCredit(text: string): boolean {
  const line = text.trim();
  if (line.length > ROLES_MAX + NAMES_MAX) return false;
  const colon = COLON.exec(line);
  if (colon) {
    const before = line.slice(0, colon.index);
    const names = line.slice(colon.index + colon[0].length);
    if (before.length > ROLES_MAX || names.length > NAMES_MAX || before === '') return false;
    return known(before) || before.split(/[/／&、,，+·・]|\sand\s/).every(known);
  }
  const by = line.indexOf(' by ');
  return (
    (by > 0 && BY_NAME.test(line) && CASED.test(line.slice(by + 4))) ||
    (line.length <= RIGHTS_MAX && RIGHTS.test(line))
  );
}

export interface CreditOptions {
  /**
   * the song's title; a first line with it, with or without the artist, moves to the credits together with those
   * behind it
   */
  title?: string;
}

/** Whether a first line is a heading such as `title - artist`. */
const isHeading = ({ text }: LyricLine, title: string): boolean =>
  title !== '' &&
  (text === title || (text.startsWith(title) && /^\s*[-–—(（]/.test(text.slice(title.length))));

/**
 * Moves credit lines from the beginning and end to `credits`. Lines between sung lines stay, and so do all lines
 * when no others would be left.
 */
export function extractCredits(
  lyrics: Lyrics,
  { title = lyrics.tags?.['ti'] ?? '' }: CreditOptions = {},
): Lyrics {
  const { lines } = lyrics;
  const [first, second] = lines;
  let from = first && second && isHeading(first, title) && isCredit(second.text) ? 1 : 0;
  while (from < lines.length && isCredit(lines[from]?.text ?? '')) from += 1;
  let to = lines.length;
  while (to > from && isCredit(lines[to - 1]?.text ?? '')) to -= 1;
  if (from === to || (from === 0 && to === lines.length)) return lyrics;
  const asCredit = ({ startMs, text }: LyricLine): LyricCredit => ({ startMs, text });
  const credits = [...lines.slice(0, from).map(asCredit), ...lines.slice(to).map(asCredit)];
  return {
    ...lyrics,
    lines: lines.slice(from, to),
    credits: [...(lyrics.credits ?? []), ...credits].sort((a, b) => a.startMs - b.startMs),
  };
}
