/** Why a file is not read as a list of songs. */
export type Refusal =
  /** of Excel and its like */
  | 'spreadsheet'
  /** of Word and its like, PDF or RTF */
  | 'document'
  /** compressed files */
  | 'archive'
  /** a page of the web */
  | 'page'
  /** a song itself */
  | 'sound'
  /** data that only its own program reads */
  | 'binary'
  /** another text than a list */
  | 'unknown';

const SPREADSHEETS = /\.(?:xlsx?|xlsm|xlsb|et|ods|numbers)$/i;
const DOCUMENTS = /\.(?:docx?|wps|odt|pages|pptx?)$/i;

/** What a file begins with, from an offset on; a blank stands for any byte. */
const BEGINNINGS: readonly (readonly [string, Refusal, number?])[] = [
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
/** Where the names of a zip's entries lie: at its begin and in the directory at its end. */
const ZIP_ENDS = 100_000;

const ascii = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

/**
 * What a file is that is no text, by its first bytes.
 *
 * @param file its name, which tells documents of one kind of container apart
 * @returns null where it may be a list
 */
export function refusedForm(file: string, bytes: Uint8Array): Refusal | null {
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

/** Enough of a text to judge it by. */
const HEAD = 8000;
/** A text that was read in a wrong way has more such characters than this share of all. */
const DAMAGED = 0.1;
/** Characters that no text has: control characters that are no white space, and what stands for nothing. */
const NO_TEXT = /(?![\t\n\v\f\r])\p{Cc}|[\ufffd\ufffe\uffff]|\p{Cn}|\p{Cs}/gu;

/** What a text is that is no list; null where it may be one. */
export function refusedText(text: string): Refusal | null {
  const head = text.slice(0, HEAD);
  const damaged = head.match(NO_TEXT)?.length ?? 0;
  if (damaged > head.length * DAMAGED) return 'binary';
  const bare = head.replace(/<!--[^]*?-->/g, '').trimStart();
  if (/^(?:<\?xml[^>]*>\s*)?<(?:!doctype\s+html|html|head|body)\b/i.test(bare)) return 'page';
  return bare.startsWith('{\\rtf') ? 'document' : null;
}
