/** For specs of code that decodes legacy encodings. */
export { asLatin1, encode } from './encode.ts';
export { latin1Titles, names } from './names.ts';
