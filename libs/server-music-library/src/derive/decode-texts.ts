import { decodeAs, type Redecoded, redecodeTexts } from '@qingyin/text-encoding';

/** Decodes one of the texts that were decided together; other texts are unchanged. */
export type Decoder = (text: string) => string;

/** How texts of unknown encoding are decoded. */
interface Decided {
  decode: Decoder;
  /** false: nothing speaks for an encoding other than windows-1252, or several do */
  sure: boolean;
}

/** An ASCII letter beside another character, as in Western words. */
const BESIDE_LETTER = /[A-Za-z][\x80-\xff]|[\x80-\xff][A-Za-z]/;
/** Bytes of which two make a character, in GB 2312 and EUC-KR. */
const PAIRS_ONLY = /^[\0-\x7f]*(?:(?:[\xa1-\xfe]{2})+[\0-\x7f]+)*(?:[\xa1-\xfe]{2})*$/;
const PAIRED = new Set<string | undefined>(['gb18030', 'euc-kr']);
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** A word of at least four letters, which Western words in ISO 8859-1 hardly have without an ASCII letter. */
const CYRILLIC_WORD = /(?<![A-Za-z\xc0-\xff])[\xc0-\xff]{4,}(?![A-Za-z\xc0-\xff])/;
const isCyrillicWord = (text: string): boolean => CYRILLIC_WORD.test(text);
const ASCII = /^[\0-\x7f]*$/;
/** Texts with other characters than ASCII that may be bytes of another encoding, read as windows-1252. */
const LATIN1 =
  /^(?=[^]*[^\0-\x7f])[\0-\xff\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2010-\u203a\u20ac\u2122]*$/;

/**
 * Decides the encoding of texts that have one character per byte, for all of them together. Each text counts once,
 * however often it occurs; Western texts that are sure by themselves stay Western beside others.
 *
 * @param witness Unicode text that may contain the same names
 */
export function decodeTexts(texts: readonly string[], witness: string): Decided {
  const distinct = [...new Set(texts)].filter((text) => !ASCII.test(text)).sort();
  const alone = new Map(distinct.map((text) => [text, redecodeTexts([text], witness)]));
  const read = new Map(
    [...alone].map(
      ([
        text,
        {
          texts: [own = text],
        },
      ]) => [text, own],
    ),
  );
  const decode: Decoder = (text) => read.get(text) ?? text;
  const open = distinct.filter((text) => !isSure(alone.get(text), true));
  // Without a sure text of another encoding, Western texts are evidence for the unsure ones.
  const another = open.some(
    (text) => alone.get(text)?.encoding !== 'utf-8' && isSure(alone.get(text), false),
  );
  const joint = redecodeTexts(another ? open : distinct, witness);
  const { encoding } = joint;
  const sure = joint.sure && encoding !== undefined;
  if (!sure || (encoding === 'windows-1251' && !another && !open.some(isCyrillicWord)))
    return { decode, sure: false };
  const all = another ? open : distinct;
  all.forEach((text, at) => {
    if (!isSure(alone.get(text), true))
      read.set(text, readJointly(text, joint.texts[at] ?? text, encoding, alone.get(text)));
  });
  return { decode, sure };
}

const isSure = (alone: Redecoded | undefined, western: boolean): boolean =>
  alone?.encoding !== undefined && alone.sure && (alone.encoding === 'windows-1252') === western;

/** Corrects the reading of a text that the encoding of the others does not fit, or that is UTF-8 by chance. */
function readJointly(
  text: string,
  read: string,
  encoding: Redecoded['encoding'],
  alone: Redecoded | undefined,
): string {
  if (encoding === undefined || encoding === 'utf-8' || encoding === 'windows-1252') return read;
  if (alone?.encoding === 'windows-1252' && PAIRED.has(encoding) && !PAIRS_ONLY.test(text))
    return alone.texts[0] ?? text;
  if (alone?.encoding !== 'utf-8' || EAST_ASIAN.test(read) || BESIDE_LETTER.test(text)) return read;
  const legacy = decodeAs(Buffer.from(text, 'latin1'), encoding);
  return EAST_ASIAN.test(legacy) && !legacy.includes('\ufffd') ? legacy : read;
}

/**
 * Decides which Unicode texts are bytes of another encoding that a program mistook for characters. Texts of an album
 * are repaired together when those of one file are certain. Proper titles such as `ÄÖÜ` look like Cyrillic, of which
 * there must then be a word, and no Western name.
 *
 * @param files texts of each file
 * @param witness as for `decodeTexts`
 */
export function decodeStoredTexts(files: readonly (readonly string[])[], witness: string): Decoder {
  const decodeAll = (texts: readonly string[]) =>
    redecodeTexts(
      texts,
      witness,
      texts.map(() => true),
    );
  const distinct = [...new Set(files.flat())].filter((text) => LATIN1.test(text)).sort();
  const isCyrillic = (): boolean =>
    distinct.some(isCyrillicWord) && !distinct.some((text) => isSure(redecodeTexts([text], witness), true));
  const read = new Map<string, string>();
  let certain = false;
  for (const texts of files.map((file) => [...new Set(file)].filter((text) => LATIN1.test(text)))) {
    const own = decodeAll(texts);
    const isLegacy = own.encoding !== undefined && own.encoding !== 'utf-8';
    certain ||= isLegacy && (own.encoding !== 'windows-1251' || isCyrillic());
    texts.forEach((text, at) => {
      const decoded = isLegacy ? decodeAll([text]).texts[0] : own.texts[at];
      read.set(text, decoded ?? text);
    });
  }
  const repaired = certain ? decodeTexts(distinct, witness) : undefined;
  return repaired?.sure ? repaired.decode : (text) => read.get(text) ?? text;
}
