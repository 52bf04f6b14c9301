import { singleLineText } from '@qingyin/server-files';

/** Marks that close a quotation, by the one that opens it. */
const CLOSING: Readonly<Record<string, string>> = {
  '"': '"”“＂',
  '“': '”"',
  '”': '”"',
  '„': '“”"',
  '＂': '＂"',
  "'": "'",
  '‘': '’',
};
/** Titles begin with it too: `'Round Midnight`. */
const MAY_BE_APOSTROPHE = "'‘";
const TYPES = new Set(
  'WAVE WAV MP3 AIFF AIFC BINARY MOTOROLA FLAC APE WV TTA TAK OGG M4A ALAC AAC'.split(' '),
);
/** The last word, behind white space or a quotation mark. */
const LAST_WORD = /(?<=[\s"”“＂'’])[A-Za-z0-9]+$/;

/**
 * The text of a value without its quotation marks. The closing one may be missing, and marks inside may be doubled or
 * follow a backslash.
 */
export function unquoted(value: string): string {
  const text = value.trim();
  const open = text.charAt(0);
  const closing = CLOSING[open];
  if (closing === undefined) return text;
  const rest = text.slice(1);
  if (rest !== '' && closing.includes(rest.charAt(rest.length - 1)))
    return rest.slice(0, -1).replaceAll('""', '"').replaceAll('\\"', '"').trim();
  const isOpenOnly = ![...closing].some((mark) => rest.includes(mark));
  return isOpenOnly && !MAY_BE_APOSTROPHE.includes(open) ? rest.trim() : text;
}

/** A value in one line without quotation marks and control characters. */
export const textOf = (value: string): string => singleLineText(unquoted(value).replace(/\s{2,}/g, ' '));

/** Name and type of a value of `FILE`; the type may be missing. Folders in the name are left out. */
export function fileOf(value: string): { name: string; type: string } {
  const text = value.trim();
  const word = LAST_WORD.exec(text)?.[0] ?? '';
  const type = TYPES.has(word.toUpperCase()) ? word : '';
  const path = textOf(text.slice(0, text.length - type.length));
  return {
    name: path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1),
    type: type.toUpperCase(),
  };
}

/** `YYYY`, `YYYY-MM` or `YYYY-MM-DD` of a date such as `2003`, `2003/7/31` or `2003年7月31日`; '' for other texts. */
export function dateOf(value: string): string {
  const [, year = '', ...more] = DATE.exec(unquoted(value)) ?? [];
  return [year, ...more.flatMap((part: string | undefined) => (part ? [part.padStart(2, '0')] : []))].join(
    '-',
  );
}

const DATE = /(?<!\d)([12]\d{3})(?:[-/.年](\d{1,2})(?:[-/.月](\d{1,2}))?)?(?!\d)/;

/** dB of a value such as `-7.12 dB`; null for other texts. */
export function gainOf(value: string): number | null {
  const gain = Number.parseFloat(unquoted(value).replace(',', '.'));
  return Number.isFinite(gain) && Math.abs(gain) < LOUDEST ? gain : null;
}

const LOUDEST = 100;

/** Number and total of a value such as `1` or `1/2`; 0 = none. */
export function numbersOf(value: string): { no: number; total: number } {
  const [, no = '0', total = '0'] = /^(\d{1,3})(?:\s*\/\s*(\d{1,3}))?/.exec(unquoted(value)) ?? [];
  return { no: Number(no), total: Number(total) };
}
