import { WINDOWS_1252 } from './decoder.ts';

const LAST = 0xff;

/** Bytes of the windows-1252 characters in place of ISO 8859-1 control characters. */
const windows1252 = new Map([...WINDOWS_1252].map((character, at) => [character, 0x80 + at]));

/**
 * Restores the bytes of a text that was read one byte per character (as ISO 8859-1 or windows-1252), as tag
 * readers do for tags without an encoding.
 *
 * @returns undefined for texts with other characters, which were decoded as Unicode
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

/** Reads bytes as one character each; the inverse of `bytesOf`. */
export const latin1Of = (bytes: Uint8Array): string => {
  let text = '';
  // In chunks: the number of arguments of a call is limited.
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
};

/** Whether all bytes are ASCII, which decodes equally in every encoding but UTF-16. */
export const isAscii = (bytes: Uint8Array): boolean => bytes.every((byte) => byte < 0x80);
