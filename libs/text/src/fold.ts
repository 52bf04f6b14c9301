/**
 * Folds text for comparison: compatibility forms (full-width letters and digits) normalised, accents and case
 * removed. Chinese characters are not changed.
 */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().normalize('NFC');
}
