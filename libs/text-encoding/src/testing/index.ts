/** For specs of what reads texts without Unicode. */
export { asLatin1, encode } from './encode.ts';
export { latin1Titles, names } from './names.ts';
