import { decodeAs } from './decoder.ts';
import { detectEncoding } from './detect.ts';
import { DETECTED, OFFERED, type TextEncoding } from './encodings.ts';
import { bytesOf, isAscii, latin1Of } from './single-bytes.ts';
import { readUtf8 } from './utf8.ts';

export interface Redecoded {
  texts: string[];
  /** undefined: there was nothing to read in another way */
  encoding: TextEncoding | undefined;
  /** false: another encoding is nearly as likely, so that a person should choose */
  sure: boolean;
}

/** What is left of a character at the end of a tag of fixed length. */
const CUT_OFF = /\ufffd$/;

/**
 * Reads texts again that were read one byte a character, as tags without an encoding are, in the encoding that makes the
 * likeliest texts of all of them. Texts that were read as Unicode stay.
 *
 * @param witness text in Unicode that may hold the same words, such as the name of the file
 */
export function redecodeTexts(texts: readonly string[], witness = ''): Redecoded {
  const written = texts.map(unreadable);
  const present = written.filter((bytes) => bytes !== undefined);
  if (present.length === 0) return { texts: [...texts], encoding: undefined, sure: true };
  const utf8 = written.map((bytes) => bytes && readUtf8(bytes));
  const legacy = present.filter((bytes) => readUtf8(bytes) === undefined);
  const { encoding, sure }: Pick<Redecoded, 'encoding' | 'sure'> =
    legacy.length === 0 ? { encoding: 'utf-8', sure: true } : detectEncoding(legacy, witness);
  const read = texts.map((text, at) => {
    const bytes = written[at];
    return utf8[at] ?? (bytes ? decodeAs(bytes, encoding).replace(CUT_OFF, '') : text);
  });
  return { texts: read, encoding, sure };
}

export interface TextPreview {
  encoding: TextEncoding;
  texts: string[];
}

/** What a text file would be in each encoding that has all its bytes, as `previewTexts`. */
export const previewBytes = (bytes: Uint8Array): TextPreview[] => previewTexts([latin1Of(bytes)]);

/**
 * What texts would be in each encoding that has all their bytes, for a person to choose from: those that are told apart
 * first. Encodings that make the same texts of them are listed once.
 */
export function previewTexts(texts: readonly string[]): TextPreview[] {
  const written = texts.map(unreadable);
  if (written.every((bytes) => bytes === undefined)) return [];
  const seen = new Set<string>();
  return (['utf-8', ...DETECTED, ...OFFERED] as const).flatMap((encoding) => {
    const read = texts.map((text, at) => (written[at] ? decodeAs(written[at], encoding) : text));
    const key = read.join('\0');
    if (seen.has(key) || read.some((text) => /[\ufffd\x80-\x9f]/.test(text))) return [];
    seen.add(key);
    return [{ encoding, texts: read }];
  });
}

/** The bytes of a text that may have been written in another encoding. */
function unreadable(text: string): Uint8Array<ArrayBuffer> | undefined {
  const bytes = bytesOf(text);
  return bytes && !isAscii(bytes) ? bytes : undefined;
}
