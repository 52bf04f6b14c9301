import { decodeAs } from './decoder.ts';
import { bytesOf, latin1Of } from './single-bytes.ts';

/** Well-formed sequences of several bytes, in a text of one character a byte. */
const SEQUENCE = /[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}/.source;
const SEQUENCES = new RegExp(SEQUENCE, 'g');
const RUNS = new RegExp(`((?:${SEQUENCE})+)`);
const HIGH_BYTES = /[\x80-\xff]/g;
/** So many sequences must be right for each byte that is not. */
const RIGHT_FOR_WRONG = 4;

/**
 * Reads a text as UTF-8, also with a few wrong bytes in it, as files have that several programs have written; those are
 * read as windows-1252.
 *
 * @returns undefined for what is not UTF-8
 */
export function readUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return readDamagedUtf8(latin1Of(bytes));
  }
}

/** What shows that a text was UTF-8: a character of three or four bytes, two in a row, or one letter that is frequent. */
const EVIDENCE = new RegExp(
  [
    /[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}/,
    /(?:[\xc2-\xdf][\x80-\xbf]){2}/,
    // Latin letters with accents, Greek and Cyrillic ones, then ș, ț and ə.
    /[\xc2-\xc7\xce-\xd1][\x80-\xbf]|\xc8[\x98-\x9b]|\xc9\x99/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/**
 * Reads bytes as UTF-8 that a program has taken for characters of windows-1252. An accented capital before a sign is two
 * bytes of UTF-8 as well ("BEYONCÉ’S"), and stays.
 *
 * @returns undefined for what is not UTF-8
 */
export const misreadUtf8 = (bytes: Uint8Array): string | undefined =>
  EVIDENCE.test(latin1Of(bytes)) ? readUtf8(bytes) : undefined;

function readDamagedUtf8(written: string): string | undefined {
  const right = written.match(SEQUENCES)?.length ?? 0;
  const wrong = written.replace(SEQUENCES, '').match(HIGH_BYTES)?.length ?? 0;
  if (right < wrong * RIGHT_FOR_WRONG) return undefined;
  // Every second part is a run of well-formed sequences.
  return written
    .split(RUNS)
    .map((part, at) => decodeAs(bytesOf(part) ?? new Uint8Array(), at % 2 === 1 ? 'utf-8' : 'windows-1252'))
    .join('');
}
