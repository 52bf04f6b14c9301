const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HANGUL = /\p{Script=Hangul}/u;
const HAN = /\p{Script=Han}/u;

/**
 * Detects the language of a name or a line by its script, for screen readers: kana is Japanese, Hangul Korean, Han
 * alone Chinese. Undefined for other scripts, which many languages share.
 */
export function textLanguage(text: string): 'ja' | 'ko' | 'zh' | undefined {
  if (KANA.test(text)) return 'ja';
  if (HANGUL.test(text)) return 'ko';
  return HAN.test(text) ? 'zh' : undefined;
}

/** `lang` attribute of a text on a page in `locale`; undefined when it is the page's language (WCAG 3.1.2). */
export function foreignLanguage(text: string, locale: string): string | undefined {
  const language = textLanguage(text);
  return language && !locale.startsWith(language) ? language : undefined;
}
