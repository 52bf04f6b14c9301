/** Why a file cannot be read as a list of songs. */
export type UnreadableReason =
  /** Excel and similar */
  | 'spreadsheet'
  /** Word and similar, PDF or RTF */
  | 'document'
  /** compressed files */
  | 'archive'
  /** web page */
  | 'page'
  /** audio file */
  | 'sound'
  /** binary data of some program */
  | 'binary'
  /** text that is not a list */
  | 'unknown';

const SPREADSHEETS = /\.(?:xlsx?|xlsm|xlsb|et|ods|numbers)$/i;
const DOCUMENTS = /\.(?:docx?|wps|odt|pages|pptx?)$/i;

/** Magic numbers with an optional offset. */
const BEGINNINGS: readonly (readonly [string, UnreadableReason, number?])[] = [
  ['%PDF-', 'document'],
  ['{\\rtf', 'document'],
  ['\x1f\x8b', 'archive'],
  ['Rar!\x1a\x07', 'archive'],
  ['7z\xbc\xaf\x27\x1c', 'archive'],
  ['ID3', 'sound'],
  ['fLaC', 'sound'],
  ['OggS', 'sound'],
  ['MAC ', 'sound'],
  ['ftyp', 'sound', 4],
  ['WAVE', 'sound', 8],
  ['AIFF', 'sound', 8],
  ['\xff\xfb', 'sound'],
  ['\xff\xf3', 'sound'],
  ['bplist', 'binary'],
  ['SQLite format 3\0', 'binary'],
  ['\xe1\xa0\x9c\x91\xf8\x3c\x77\x42', 'binary'],
  ['\x89PNG', 'unknown'],
  ['\xff\xd8\xff', 'unknown'],
  ['GIF8', 'unknown'],
];
const ZIP = 'PK\x03\x04';
const OLE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
/**
 * Bytes at both ends of a zip that contain names of its entries: the first local headers and the central
 * directory.
 */
const ZIP_ENDS = 100_000;

const ascii = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

/**
 * Detects files that are not text by their first bytes.
 *
 * @param file name, whose extension distinguishes documents in the same kind of container
 * @returns null when the file may be a list
 */
export function detectUnreadableBytes(file: string, bytes: Uint8Array): UnreadableReason | null {
  const head = Array.from(bytes.subarray(0, 32), (byte) => String.fromCharCode(byte)).join('');
  const found = BEGINNINGS.find(([begin, , offset = 0]) => head.startsWith(begin, offset));
  if (found) return found[1];
  if (!head.startsWith(ZIP) && !head.startsWith(OLE)) return null;
  if (SPREADSHEETS.test(file)) return 'spreadsheet';
  if (DOCUMENTS.test(file)) return 'document';
  const inside = `${ascii(bytes.subarray(0, ZIP_ENDS))}\n${ascii(bytes.subarray(-ZIP_ENDS))}`;
  if (/xl\/|opendocument\.spreadsheet|W\0o\0r\0k\0b\0o\0o\0k/.test(inside)) return 'spreadsheet';
  return head.startsWith(OLE) || /word\/|opendocument\.text/.test(inside) ? 'document' : 'archive';
}

/** UTF-16 units that are examined. */
const HEAD = 8000;
/** Share of invalid characters above which a text was decoded wrongly. */
const DAMAGED = 0.1;
/**
 * Characters that do not occur in text: control characters other than white space, replacement characters,
 * unassigned code points and lone surrogates.
 */
const NO_TEXT = /(?![\t\n\v\f\r])\p{Cc}|[\ufffd\ufffe\uffff]|\p{Cn}|\p{Cs}/gu;

/** Detects texts that are not lists; null when the text may be one. */
export function detectUnreadableText(text: string): UnreadableReason | null {
  const head = text.slice(0, HEAD);
  const damaged = head.match(NO_TEXT)?.length ?? 0;
  if (damaged > head.length * DAMAGED) return 'binary';
  const bare = head.replace(/<!--[^]*?-->/g, '').trimStart();
  if (/^(?:<\?xml[^>]*>\s*)?<(?:!doctype\s+html|html|head|body)\b/i.test(bare)) return 'page';
  return bare.startsWith('{\\rtf') ? 'document' : null;
}
