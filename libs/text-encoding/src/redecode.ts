import { decodeAs } from './decoder.ts';
import { detectEncoding, detectMojibake } from './detect.ts';
import { DETECTED_ENCODINGS, PREVIEW_ENCODINGS, type TextEncoding } from './encodings.ts';
import { bytesOf, isAscii, latin1Of } from './latin1-bytes.ts';
import { decodeMisreadUtf8 } from './utf8.ts';

/** Texts after decoding, with the encoding that was used. */
export interface Redecoded {
  texts: string[];
  /** undefined: no text needed decoding */
  encoding: TextEncoding | undefined;
  /** false: another encoding is nearly as likely, so that the user should choose */
  sure: boolean;
}

/** Characters that no text of a tag has. */
const UNFIT = /[\ufffd\x80-\x9f]/;
/** A Western word whose last character was taken for a cut-off one, too. */
const ASCII = /^[\0-\x7f]*$/;
/** Remainder of a character at the end of a tag of fixed length. */
const CUT_OFF = /\ufffd$/;

/**
 * Decodes texts again that were read one byte per character, as tags without an encoding are, in the encoding that
 * is most likely for all of them. Texts with other characters are not changed.
 *
 * @param witness Unicode text that may contain the same words, such as the file name
 * @param unicode which of the texts are stored as Unicode: they change only when it is certain that a program
 * mistook their bytes for characters before it stored them
 */
export function redecodeTexts(
  texts: readonly string[],
  witness = '',
  unicode: readonly boolean[] = [],
): Redecoded {
  const written = texts.map(unreadable);
  const plain = redecodeBytes(
    written.map((bytes, at) => (unicode[at] ? undefined : bytes)),
    (legacy) => detectEncoding(legacy, witness),
  );
  const stored = redecodeBytes(
    written.map((bytes, at) => (unicode[at] ? bytes : undefined)),
    (legacy) => ({ encoding: detectMojibake(legacy, witness), sure: true }),
  );
  return {
    texts: texts.map((text, at) => (unicode[at] ? stored : plain).texts[at] ?? text),
    encoding: plain.encoding ?? stored.encoding,
    sure: plain.sure,
  };
}

type Chosen = Pick<Redecoded, 'encoding' | 'sure'>;

interface RedecodedBytes extends Chosen {
  /** undefined: the text does not change */
  texts: (string | undefined)[];
}

function redecodeBytes(
  written: readonly (Uint8Array<ArrayBuffer> | undefined)[],
  detect: (legacy: readonly Uint8Array[]) => Chosen,
): RedecodedBytes {
  const utf8 = written.map((bytes) => bytes && decodeMisreadUtf8(bytes));
  const present = written.filter((bytes) => bytes !== undefined);
  const legacy = written.filter((bytes, at) => bytes !== undefined && utf8[at] === undefined) as Uint8Array[];
  const { encoding, sure }: Chosen =
    present.length === 0
      ? { encoding: undefined, sure: true }
      : legacy.length === 0
        ? { encoding: 'utf-8', sure: true }
        : detect(legacy);
  const texts = written.map(
    (bytes, at) => utf8[at] ?? (bytes && encoding && decodeAs(bytes, encoding).replace(CUT_OFF, '')),
  );
  return { texts, encoding, sure };
}

/** Texts decoded with one encoding. */
export interface TextPreview {
  encoding: TextEncoding;
  texts: string[];
}

/** Previews of a text file in each encoding that can decode all its bytes, as `previewTexts`. */
export const previewBytes = (bytes: Uint8Array): TextPreview[] => previewTexts([latin1Of(bytes)]);

/**
 * Previews of texts in each encoding that can decode all their bytes, for the user to choose from; detected
 * encodings first. Encodings with equal results are listed once.
 */
export function previewTexts(texts: readonly string[]): TextPreview[] {
  const written = texts.map(unreadable);
  if (written.every((bytes) => bytes === undefined)) return [];
  const seen = new Set<string>();
  return (['utf-8', ...DETECTED_ENCODINGS, ...PREVIEW_ENCODINGS] as const).flatMap((encoding) => {
    const read = texts.map((text, at) => (written[at] ? decodeAs(written[at], encoding) : text));
    const key = read.join('\0');
    if (seen.has(key) || read.some((text) => UNFIT.test(text))) return [];
    seen.add(key);
    return [{ encoding, texts: read }];
  });
}

/**
 * A text that was read one byte per character, in another encoding.
 *
 * @returns undefined for ASCII, for texts with other characters, and where the encoding does not fit
 */
export function readAs(text: string, encoding: TextEncoding): string | undefined {
  const bytes = unreadable(text);
  const read = bytes && decodeAs(bytes, encoding).replace(CUT_OFF, '');
  return read === undefined || UNFIT.test(read) || ASCII.test(read) ? undefined : read;
}

/** The bytes of a text that may be in another encoding; undefined for ASCII and Unicode. */
function unreadable(text: string): Uint8Array<ArrayBuffer> | undefined {
  const bytes = bytesOf(text);
  return bytes && !isAscii(bytes) ? bytes : undefined;
}
