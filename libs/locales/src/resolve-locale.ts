import { defaultLocale, isLocaleCode, localeCodes, type LocaleCode } from './locale-codes.ts';

/** Traditional Chinese, by script or region (BCP 47). */
const TRADITIONAL = /^zh-(hant|tw|hk|mo)/i;

/**
 * Resolves the initial language: the stored one, otherwise the first supported one of the browser, otherwise zh-CN
 * (docs/specification/session.md#stored-values). A browser language matches exactly, otherwise by its primary
 * language (`en-AU` → `en-US`).
 */
export function resolveLocale({
  stored,
  browser,
}: {
  stored: string | null;
  browser: readonly string[];
}): LocaleCode {
  if (isLocaleCode(stored)) return stored;
  for (const wanted of browser) {
    const exact = localeCodes.find((code) => code.toLowerCase() === wanted.toLowerCase());
    if (exact) return exact;
    if (/^zh\b/i.test(wanted)) return TRADITIONAL.test(wanted) ? 'zh-TW' : 'zh-CN';
    const language = wanted.split('-')[0]?.toLowerCase();
    const preferred = language === 'en' ? 'en-US' : language === 'pt' ? 'pt-PT' : undefined;
    const near =
      localeCodes.find((code) => code === preferred) ??
      localeCodes.find((code) => code.split('-')[0] === language);
    if (near) return near;
  }
  return defaultLocale;
}
