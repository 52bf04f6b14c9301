import { textLocaleOf } from './load-catalog.ts';

/**
 * First days of weeks that are not Mondays, as in CLDR. A table, because not every browser has
 * `Intl.Locale.prototype.getWeekInfo`.
 */
const firstDays: Partial<Record<string, 0 | 6>> = {
  'ar-EG': 6,
  'bn-BD': 0,
  'en-US': 0,
  'fa-IR': 6,
  'he-IL': 0,
  'hi-IN': 0,
  'id-ID': 0,
  'is-IS': 0,
  'ja-JP': 0,
  'kn-IN': 0,
  'ko-KR': 0,
  'ku-IQ': 6,
  'ne-NP': 0,
  'pt-BR': 0,
  'pt-PT': 0,
  'ta-IN': 0,
  'th-TH': 0,
  'zh-TW': 0,
};

/** First day of the week in the locale of the texts, as `Date.prototype.getDay` counts: 0 is Sunday. */
export const firstWeekday = (locale: string): 0 | 1 | 6 => firstDays[textLocaleOf(locale)] ?? 1;
