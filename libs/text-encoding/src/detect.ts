import { decodeAs } from './decoder.ts';
import type { DetectedEncoding } from './encodings.ts';
import { rank } from './models/model.ts';

/** Bits by which an encoding must be likelier than the next one: a chance of 1 in 64 to be wrong. */
const MARGIN = 6;
/** Bytes that are looked at: enough to know, few enough to be quick for a long file. */
const SAMPLE = 16_384;
/** Bits by which an encoding must be likelier than windows-1252 to change a text that is in Unicode already. */
const CERTAIN = 64;
/** Bits for each character of a text that the witness has as well. */
const WITNESSED = 12;

export interface Detection {
  encoding: DetectedEncoding;
  /**
   * false: another encoding is nearly as likely, so that a person should choose. `encoding` is the western one then, as
   * tag readers take it, unless that is clearly wrong.
   */
  sure: boolean;
}

/**
 * Tells in which encoding texts without Unicode were written, by how likely the characters are that each encoding makes
 * of them. All texts are judged together, since short ones say little.
 *
 * @param witness text in Unicode that may hold the same words, such as the name of the file
 */
export function detectEncoding(texts: readonly Uint8Array[], witness = ''): Detection {
  const { encoding, ahead, aheadOfWestern } = likeliest(texts, witness);
  if (ahead >= MARGIN) return { encoding, sure: true };
  return { encoding: aheadOfWestern < MARGIN ? 'windows-1252' : encoding, sure: false };
}

/**
 * Tells in which encoding texts were written whose bytes a program has taken for characters and then stored in Unicode.
 * A proper title can look like that ("ÄÖÜ"), so that much more evidence is needed than for `detectEncoding`.
 *
 * @param texts the characters as bytes
 * @param witness as for `detectEncoding`
 * @returns undefined where the texts may be what they look like
 */
export function detectGarbled(texts: readonly Uint8Array[], witness = ''): DetectedEncoding | undefined {
  const { encoding, ahead, aheadOfWestern } = likeliest(texts, witness);
  return ahead >= MARGIN && aheadOfWestern >= CERTAIN ? encoding : undefined;
}

interface Likeliest {
  encoding: DetectedEncoding;
  /** bits by which it is likelier than the next one */
  ahead: number;
  /** bits by which it is likelier than windows-1252 */
  aheadOfWestern: number;
}

function likeliest(texts: readonly Uint8Array[], witness: string): Likeliest {
  const samples = texts.map((bytes) => bytes.subarray(0, SAMPLE));
  const ranking = rank(
    (encoding) => samples.map((bytes) => decodeAs(bytes, encoding)),
    (text) => WITNESSED * witnessed(text, witness),
  );
  const [[encoding, best], [, second]] = ranking;
  const western = ranking.find(([each]) => each === 'windows-1252')?.[1] ?? Infinity;
  return { encoding, ahead: second - best, aheadOfWestern: western - best };
}

/** How many characters beyond ASCII a text has in common with its witness: all of them or none. */
function witnessed(text: string, witness: string): number {
  const shown = text.normalize('NFC').trim();
  const beyond = [...shown].filter((character) => character > '\x7f').length;
  return beyond > 0 && witness.normalize('NFC').includes(shown) ? beyond : 0;
}
