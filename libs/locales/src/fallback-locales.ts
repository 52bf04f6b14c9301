import { isLocaleCode, type LocaleCode } from './locale-codes.ts';

/** The locale of the same language whose texts stand in for those that a variant lacks. */
const baseOf: Partial<Record<LocaleCode, LocaleCode>> = {
  'en-GB': 'en-US',
  'fr-BE': 'fr-FR',
  'nl-BE': 'nl-NL',
  'pt-BR': 'pt-PT',
  'zh-TW': 'zh-CN',
};

/** The language that most readers of an untranslated text understand. */
export const lastFallback: LocaleCode = 'en-US';

/**
 * Locales whose texts stand in for those that a locale lacks, the nearest first: along its own language, then English.
 * Unknown codes have English only.
 */
export function fallbackLocales(code: string): readonly LocaleCode[] {
  const base = isLocaleCode(code) ? baseOf[code] : undefined;
  const found = base === undefined ? [lastFallback] : [base, lastFallback];
  return [...new Set(found)].filter((each) => each !== code);
}
