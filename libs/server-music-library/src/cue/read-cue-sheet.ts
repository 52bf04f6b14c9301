import { decodeAs, decodeText, detectEncoding } from '@qingyin/text-encoding';
import { type CueSheet, CueSheetError } from './cue-sheet.ts';
import { unquoted } from './cue-values.ts';
import { parseCueSheet } from './parse-cue-sheet.ts';

/** Largest sheet that is read, bytes; sheets of 99 tracks have about ten thousand. */
export const LARGEST_SHEET = 512 * 1024;
/** Lines whose values are names, and the extension and type behind the name of a file. */
const NAMES = /^\s*(?:TITLE|PERFORMER|SONGWRITER|FILE|(?:REM\s+)?GENRE)\s+(.*)$/i;
const FILE_END = /\.[A-Za-z0-9]{1,5}"?(?:\s+[A-Za-z0-9]+)?\s*$/;
/** Bytes of a line that are looked at. */
const LONGEST_LINE = 1000;
const ASCII = /^[\0-\x7f]*$/;
const UNICODE = new Set<string>(['utf-8', 'utf-16le', 'utf-16be']);

/**
 * Reads a CUE sheet in any encoding: as its byte order mark says, as UTF-8 or UTF-16 if it is valid, else as is most
 * likely for all its names together.
 *
 * @param witness Unicode text with names that the sheet may contain too, such as the names of files beside it
 * @throws CueSheetError
 */
export function readCueSheet(bytes: Uint8Array, witness = ''): CueSheet {
  if (bytes.length > LARGEST_SHEET) throw new CueSheetError('too-large');
  const decoded = decodeText(bytes);
  if (UNICODE.has(decoded.encoding)) return parseCueSheet(decoded.text);
  const names = namesIn(bytes);
  if (names.length === 0) return parseCueSheet(decoded.text, decoded.sure);
  const { encoding, sure } = detectEncoding(names, witness);
  return parseCueSheet(decodeAs(bytes, encoding), sure);
}

/** The bytes of each name that is not ASCII. */
function namesIn(bytes: Uint8Array): Uint8Array[] {
  const lines = Buffer.from(bytes)
    .toString('latin1')
    .split(/[\r\n]+/);
  return lines.flatMap((line) => {
    const name = unquoted((NAMES.exec(line.slice(0, LONGEST_LINE))?.[1] ?? '').replace(FILE_END, ''));
    return ASCII.test(name) ? [] : [Buffer.from(name, 'latin1')];
  });
}
