import type { TextEncoding } from './encodings.ts';

/** Characters of windows-1252 from 0x80 to 0x9f. */
export const WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';
const C1 = /[\x80-\x9f]/g;
const FIRST = 0x80;

/**
 * Decodes bytes; invalid ones become U+FFFD. Uses TextDecoder, except for windows-1252, which Node 20 treats as
 * ISO 8859-1.
 */
export function decodeAs(bytes: Uint8Array, encoding: TextEncoding): string {
  const text = new TextDecoder(encoding).decode(bytes);
  if (encoding !== 'windows-1252') return text;
  return text.replace(C1, (control) => WINDOWS_1252.charAt(control.charCodeAt(0) - FIRST));
}
