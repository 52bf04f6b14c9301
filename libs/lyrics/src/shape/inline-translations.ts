import type { LyricLine } from '../model.ts';
import { distinguishingScript } from './scripts.ts';

/** Share of lines with two parts in different scripts from which the second parts count as translations. */
const MOSTLY = 0.6;
/** Dividers between a text and its translation. Runs of spaces are limited, which bounds backtracking. */
const dividers = [
  /^([^|｜]+?)\s?[|｜]\s?([^|｜]+)$/u,
  /^(\S.*?)(?: {2,9}|\t{1,9}|\u3000{1,9})(\S.*)$/u,
  /^([^/／]+?) ?[/／]{1,3} ?([^/／]+)$/u,
];
const BRACKETS = /^([^()（）]+?) ?[(（]([^()（）]+)[)）]$/u;
/** Longest line that is split, characters. */
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

/** Whether the second parts translate the first ones. Latin text in brackets may be background vocals instead. */
function areTranslations(parts: readonly Parts[], bracketed: boolean): boolean {
  const texts = parts.map(({ text }) => text);
  const translations = parts.map(({ translation }) => translation);
  const script = distinguishingScript(translations, texts);
  if (bracketed) return script !== undefined && script !== 'latin';
  return script !== undefined || distinguishingScript(texts, translations) !== undefined;
}

/** Splits lines that contain their translation if most lines do; undefined for other lyrics. */
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
