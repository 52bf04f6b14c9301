import type { LyricLine } from '../model.ts';
import { scriptApart } from './scripts.ts';

/** From this share of lines on that have two parts in different scripts the second ones are translations. */
const MOSTLY = 0.6;
/** What stands between a text and its translation; the groups are both. Blanks are counted, so that no search is long. */
const dividers = [
  /^([^|｜]+?)\s?[|｜]\s?([^|｜]+)$/u,
  /^(\S.*?)(?: {2,9}|\t{1,9}|\u3000{1,9})(\S.*)$/u,
  /^([^/／]+?) ?[/／]{1,3} ?([^/／]+)$/u,
];
const BRACKETS = /^([^()（）]+?) ?[(（]([^()（）]+)[)）]$/u;
/** No line of a song with its translation is longer. */
const LONGEST = 500;

interface Parts {
  text: string;
  translation: string;
}

function partsOf({ text, words, translation }: LyricLine, divider: RegExp): Parts | undefined {
  if (words || translation !== undefined || text.length > LONGEST) return undefined;
  const [, first = '', second = ''] = divider.exec(text) ?? [];
  return first.trim() === '' || second.trim() === ''
    ? undefined
    : { text: first.trim(), translation: second.trim() };
}

/** Whether second parts translate the first ones. In brackets, words in Latin letters may be sung in the background. */
function areTranslations(parts: readonly Parts[], bracketed: boolean): boolean {
  const texts = parts.map(({ text }) => text);
  const translations = parts.map(({ translation }) => translation);
  const script = scriptApart(translations, texts);
  if (bracketed) return script !== undefined && script !== 'latin';
  return script !== undefined || scriptApart(texts, translations) !== undefined;
}

/** Splits lines that hold their translation, where most lines of a text do; undefined for other texts. */
export function splitTranslations(lines: readonly LyricLine[]): LyricLine[] | undefined {
  for (const divider of [...dividers, BRACKETS]) {
    const split = lines.map((line) => partsOf(line, divider));
    const parts = split.filter((one) => one !== undefined);
    const enough = parts.length >= 2 && parts.length >= lines.length * MOSTLY;
    if (enough && areTranslations(parts, divider === BRACKETS))
      return lines.map((line, at) => ({ ...line, ...split[at] }));
  }
  return undefined;
}
