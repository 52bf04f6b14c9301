/**
 * Text as it is compared: compatibility forms (full-width letters and digits) made plain, accents and case removed.
 * Chinese characters stay as they are.
 */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().normalize('NFC');
}
