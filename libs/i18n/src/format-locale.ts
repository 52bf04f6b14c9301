import { textLocaleOf } from './load-catalog.ts';

/**
 * Locale for `Intl` formats of numbers and dates: that of the texts, so that sentences do not mix languages, with Latin
 * digits, which track numbers and times of songs use too, and the Gregorian calendar of release dates. Chromium has no
 * data for some of the languages, such as Irish and Macedonian, and would write `M06 30`: their catalogs bring the data
 * (own-intl/complete-intl.ts). Without it, formats are English, the fallback of all texts. Only the support of
 * `ListFormat` is right for all of them.
 */
export function formatLocaleOf(code: string): string {
  const locale = Intl.ListFormat.supportedLocalesOf(textLocaleOf(code))[0] ?? 'en-GB';
  return `${locale}-u-ca-gregory-nu-latn`;
}
