import type { Language } from './language.ts';
import { texts } from './texts.ts';

interface Pattern {
  test: RegExp;
  source: string;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const table: Record<string, readonly [traditional: string, english: string]> = texts;

/** Texts with placeholders, the longest and so most specific first. */
const patterns: Pattern[] = Object.keys(texts)
  .filter((source) => source.includes('{0}'))
  .sort((a, b) => b.length - a.length)
  .map((source) => ({
    source,
    test: new RegExp(
      `^${source
        .split(/\{\d\}/)
        .map(escaped)
        .join('(.*)')}$`,
      'su',
    ),
  }));

/**
 * Translates an error message. The value of a placeholder is translated too if it is a text of the catalogue (歌单),
 * and otherwise kept as data. A text missing from the catalogue stays Chinese; a spec prevents that.
 */
export function translate(text: string, language: Language): string {
  if (language === 'zh-CN') return text;
  const known = inLanguage(text, language);
  if (known !== undefined) return known;
  for (const { source, test } of patterns) {
    const gaps = test.exec(text)?.slice(1);
    if (!gaps) continue;
    const fillings = gaps.map((gap) => inLanguage(gap, language) ?? listed(gap, language));
    return (inLanguage(source, language) ?? text).replace(
      /\{(\d)\}/g,
      (_all, at) => fillings[Number(at)] ?? '',
    );
  }
  return text;
}

const inLanguage = (text: string, language: Language): string | undefined =>
  Object.hasOwn(table, text) ? table[text]?.[language === 'zh-TW' ? 0 : 1] : undefined;

const listed = (text: string, language: Language): string =>
  language === 'en' ? text.replaceAll('、', ', ') : text;
