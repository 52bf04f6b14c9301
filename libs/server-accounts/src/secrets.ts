import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Alphabet without letters and digits that are easily confused. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

export const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** Random token for URLs: 128 bits, hex. */
export const randomToken = (): string => randomBytes(16).toString('hex');

/** Secret that people read from a terminal, e.g. `K7QM-2XTP-9WHD`; about 59 bits. */
export const readableSecret = (): string =>
  Array.from({ length: 3 }, () => Array.from({ length: 4 }, letter).join('')).join('-');

/** Random password: 16 characters, about 79 bits. */
export const randomPassword = (): string => Array.from({ length: 16 }, letter).join('').toLowerCase();

/** Random decimal digits, uniformly distributed. */
export const randomDigits = (count: number): string =>
  Array.from({ length: count }, () => randomInt(10)).join('');

/** Normalizes a typed secret: ignores case, spaces and dashes. */
export const normalizeSecret = (text: string): string => text.toUpperCase().replace(/[^0-9A-Z]/g, '');

function letter(): string {
  return ALPHABET[randomInt(ALPHABET.length)] ?? '';
}
