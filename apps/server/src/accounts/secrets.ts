import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Without the letters and digits people mix up. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

export const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** A secret for links: 128 bits, hex. */
export const linkSecret = (): string => randomBytes(16).toString('hex');

/** `K7QM-2XTP-9WHD`: for people to read from a terminal; about 59 bits. */
export const spokenSecret = (): string =>
  Array.from({ length: 3 }, () => Array.from({ length: 4 }, letter).join('')).join('-');

/** A password made for somebody: 16 characters, about 79 bits. */
export const madePassword = (): string => Array.from({ length: 16 }, letter).join('').toLowerCase();

/** Decimal digits, evenly chosen. */
export const digits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join('');

/** What was typed for a spoken secret: case, spaces and dashes do not count. */
export const heard = (text: string): string => text.toUpperCase().replace(/[^0-9A-Z]/g, '');

function letter(): string {
  return ALPHABET[randomInt(ALPHABET.length)] ?? '';
}
