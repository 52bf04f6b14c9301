import { textLocaleOf } from './load-catalog.ts';

/**
 * Locale for `Intl` formats of numbers and dates: that of the texts, so that sentences do not mix languages, with Latin
 * digits, which track numbers and times of songs use too, and the Gregorian calendar of release dates. Chromium has no
 * data for some of the languages, such as Irish and Macedonian, and would write `M06 30`: there it is English, the
 * fallback of all texts, for Sorani the Arabic of Iraq, whose months have the same names. Only the support of `ListFormat`
 * is right for all of them.
 */
export function formatLocaleOf(code: string): string {
  const locale = textLocaleOf(code);
  const other = /^ku/.test(locale) ? 'ar-IQ' : 'en-GB';
  return `${Intl.ListFormat.supportedLocalesOf(locale)[0] ?? other}-u-ca-gregory-nu-latn`;
}
