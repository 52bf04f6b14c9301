const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HANGUL = /\p{Script=Hangul}/u;
const HAN = /\p{Script=Han}/u;

/**
 * The language a name or a line of the catalogue is read aloud in, by its script: kana is Japanese, Hangul Korean, Han
 * by itself Chinese. Undefined for all other letters, of which many languages are made.
 */
export function textLanguage(text: string): 'ja' | 'ko' | 'zh' | undefined {
  if (KANA.test(text)) return 'ja';
  if (HANGUL.test(text)) return 'ko';
  return HAN.test(text) ? 'zh' : undefined;
}

/** The language to mark a text with on a page of `locale`; undefined where it is the page's own (WCAG 3.1.2). */
export function foreignLanguage(text: string, locale: string): string | undefined {
  const language = textLanguage(text);
  return language && !locale.startsWith(language) ? language : undefined;
}
