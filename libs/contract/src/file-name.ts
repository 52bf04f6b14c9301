/** @file Rules for file names, shared by the server (zips of songs) and the client (exported playlists). */

/** Most file systems allow 255 bytes; the rest is left for numbers, extensions and file system overhead. */
const MAX_BYTES = 180;
/**
 * Characters that some system refuses, lone surrogates, and (`DIRECTIONS`) marks that change the text direction.
 */
const REFUSED = /[\\/:*?"<>|\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu;
const DIRECTIONS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
/** Names of devices on Windows, with any extension. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/**
 * Builds a file name that every file system accepts: replaces forbidden characters by `_` and limits the length.
 *
 * @param stem name without extension, any text
 * @param type extension without a dot
 */
export function fileName(stem: string, type: string): string {
  const clean = stem.normalize('NFC').replace(DIRECTIONS, '').replace(REFUSED, '_');
  const encoder = new TextEncoder();
  let bytes = 0;
  let short = '';
  for (const letter of clean.trim().replace(/^\.+/, '')) {
    bytes += encoder.encode(letter).length;
    if (bytes > MAX_BYTES) break;
    short += letter;
  }
  const name = short.replace(/[\s.]+$/, '') || '_';
  return `${DEVICE.test(name) ? '_' : ''}${name}.${type}`;
}
