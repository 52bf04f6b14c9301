import { defaultLocale, isLocaleCode, localeCodes, type LocaleCode } from './locale-codes.ts';

/** Traditional Chinese, by script or region (BCP 47). */
const TRADITIONAL = /^zh-(hant|tw|hk|mo)\b/i;
/** Default locales of languages with several. */
const preferred: Partial<Record<string, LocaleCode>> = {
  en: 'en-US',
  fr: 'fr-FR',
  nl: 'nl-NL',
  pt: 'pt-PT',
};
/** Codes of the same language under other names: Norwegian in both written forms, Kurdish in Arabic script, Hebrew and Indonesian by their former codes. */
const renamed: Partial<Record<string, string>> = { no: 'nb', nn: 'nb', ckb: 'ku', iw: 'he', in: 'id' };

/**
 * The supported locale that is closest to a language tag (BCP 47): the same one, otherwise one of its language (`en-AU` →
 * `en-US`); undefined for languages that are not supported.
 */
export function closestLocale(tag: string): LocaleCode | undefined {
  const exact = localeCodes.find((code) => code.toLowerCase() === tag.toLowerCase());
  if (exact) return exact;
  if (/^zh\b/i.test(tag)) return TRADITIONAL.test(tag) ? 'zh-TW' : 'zh-CN';
  const [given = ''] = tag.toLowerCase().split('-', 1);
  const language = renamed[given] ?? given;
  return preferred[language] ?? localeCodes.find((code) => code.split('-', 1)[0] === language);
}

/**
 * Resolves the language of a page or an answer: the chosen one, otherwise the first supported one of the browser,
 * otherwise zh-CN (docs/specification/session.md#stored-values).
 */
export function resolveLocale({
  stored,
  browser,
}: {
  stored: string | null | undefined;
  browser: readonly string[];
}): LocaleCode {
  if (isLocaleCode(stored)) return stored;
  for (const wanted of browser) {
    const found = closestLocale(wanted);
    if (found) return found;
  }
  return defaultLocale;
}
