import { languagesOf } from '../languages.ts';

/** Languages of error messages; the first is the language of the source. */
export const languages = ['zh-CN', 'zh-TW', 'en'] as const;
export type Language = (typeof languages)[number];

/** Chinese in traditional script, by script or region (BCP 47). */
const TRADITIONAL = /^zh-(hant|tw|hk|mo)\b/i;

/** First supported language of an Accept-Language header, by default Simplified Chinese. */
export function languageFor(header: string | undefined): Language {
  for (const tag of languagesOf(header)) {
    if (TRADITIONAL.test(tag)) return 'zh-TW';
    if (/^zh\b/i.test(tag)) return 'zh-CN';
    if (/^en\b/i.test(tag)) return 'en';
  }
  return 'zh-CN';
}
