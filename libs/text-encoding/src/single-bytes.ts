import { WINDOWS_1252 } from './decoder.ts';

const LAST = 0xff;

/** The bytes of characters that windows-1252 has where ISO 8859-1 has control characters. */
const windows1252 = new Map([...WINDOWS_1252].map((character, at) => [character, 0x80 + at]));

/**
 * The bytes of a text that was read one byte a character (as ISO 8859-1 or windows-1252), as tag readers do when a tag
 * names no encoding.
 *
 * @returns undefined for a text with any other character, which was read as Unicode
 */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> | undefined {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const byte = code <= LAST ? code : windows1252.get(text.charAt(at));
    if (byte === undefined) return undefined;
    bytes[at] = byte;
  }
  return bytes;
}

/** Bytes as a text of one character each, the reverse of `bytesOf`. */
export const latin1Of = (bytes: Uint8Array): string => {
  let text = '';
  // In pieces: a call takes a limited number of arguments.
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
};

/** Whether all bytes are ASCII, which reads the same in every encoding but UTF-16. */
export const isAscii = (bytes: Uint8Array): boolean => bytes.every((byte) => byte < 0x80);
