import { textLocaleOf } from './load-catalog.ts';

/**
 * Locale for `Intl` formats of numbers and dates: that of the texts, so that sentences do not mix languages, with Latin
 * digits, which track numbers and times of songs use too, and the Gregorian calendar of release dates.
 */
export const formatLocaleOf = (code: string): string => `${textLocaleOf(code)}-u-ca-gregory-nu-latn`;
