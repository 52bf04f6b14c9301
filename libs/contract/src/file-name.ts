/** @file What a file may be called: songs the server packs and lists the client writes go by the same rules. */

/** Names of files in most systems end at 255 bytes; some is left for numbers, for endings and for the folder's own ways. */
const MAX_BYTES = 180;
/** What some system or other does not take, halves of characters, and what turns the order of letters about. */
const REFUSED = /[\\/:*?"<>|\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu;
const DIRECTIONS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
/** Names of devices in Windows, with whatever ending. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/**
 * A name that every file system takes: odd characters are `_`, the length is bounded, the ending stays.
 *
 * @param stem the name without its ending, any text
 * @param type the ending without a dot
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
