import { decodeAs } from './decoder.ts';
import { bytesOf, latin1Of } from './latin1-bytes.ts';

/** Well-formed multi-byte sequences, in a text of one character per byte. */
const SEQUENCE = /[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}/.source;
const SEQUENCES = new RegExp(SEQUENCE, 'g');
const RUNS = new RegExp(`((?:${SEQUENCE})+)`);
const HIGH_BYTES = /[\x80-\xff]/g;
/** Least number of well-formed sequences for each invalid byte. */
const RIGHT_FOR_WRONG = 4;

/**
 * Decodes UTF-8, also with a few invalid bytes, as in files written by several programs; these are decoded as
 * windows-1252.
 *
 * @returns undefined when it is not UTF-8
 */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return readDamagedUtf8(latin1Of(bytes));
  }
}

/** Evidence for UTF-8: a sequence of three or four bytes, two sequences in a row, or one frequent letter. */
const EVIDENCE = new RegExp(
  [
    /[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}/,
    /(?:[\xc2-\xdf][\x80-\xbf]){2}/,
    // Accented Latin, Greek and Cyrillic letters, then ș, ț and ə.
    /[\xc2-\xc7\xce-\xd1][\x80-\xbf]|\xc8[\x98-\x9b]|\xc9\x99/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/**
 * Decodes bytes as UTF-8 that a program mistook for windows-1252. An accented capital before a symbol is also a
 * valid sequence ("BEYONCÉ’S") and is not changed.
 *
 * @returns undefined when it is not UTF-8
 */
export const decodeMisreadUtf8 = (bytes: Uint8Array): string | undefined =>
  EVIDENCE.test(latin1Of(bytes)) ? decodeUtf8(bytes) : undefined;

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
