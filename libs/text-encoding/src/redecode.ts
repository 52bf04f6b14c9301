import { decodeAs } from './decoder.ts';
import { detectEncoding, detectGarbled } from './detect.ts';
import { DETECTED, OFFERED, type TextEncoding } from './encodings.ts';
import { bytesOf, isAscii, latin1Of } from './single-bytes.ts';
import { misreadUtf8 } from './utf8.ts';

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
 * likeliest texts of all of them. Texts with any other character stay.
 *
 * @param witness text in Unicode that may hold the same words, such as the name of the file
 * @param unicode which of the texts stand in the file in Unicode: they change only when it is certain that a program has
 *   taken their bytes for characters before it stored them
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
    (legacy) => ({ encoding: detectGarbled(legacy, witness), sure: true }),
  );
  return {
    texts: texts.map((text, at) => (unicode[at] ? stored : plain).texts[at] ?? text),
    encoding: plain.encoding ?? stored.encoding,
    sure: plain.sure,
  };
}

type Chosen = Pick<Redecoded, 'encoding' | 'sure'>;

interface RedecodedBytes extends Chosen {
  /** undefined: the text stays */
  texts: (string | undefined)[];
}

function redecodeBytes(
  written: readonly (Uint8Array<ArrayBuffer> | undefined)[],
  detect: (legacy: readonly Uint8Array[]) => Chosen,
): RedecodedBytes {
  const utf8 = written.map((bytes) => bytes && misreadUtf8(bytes));
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
