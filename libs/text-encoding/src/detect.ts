import { decodeAs } from './decoder.ts';
import type { DetectedEncoding } from './encodings.ts';
import { rankEncodings } from './models/rank-encodings.ts';

/** Lead over the second encoding in bits from which a result is sure: an error probability of 1 in 64. */
const MARGIN = 6;
/** Number of bytes considered, which limits the time for long files. */
const SAMPLE = 16_384;
/** Lead over windows-1252 in bits from which a text stored as Unicode is changed. */
const CERTAIN = 64;
/** Bits for each character that also occurs in the witness. */
const WITNESSED = 12;

/** Result of the detection. */
export interface Detection {
  encoding: DetectedEncoding;
  /**
   * false: another encoding is nearly as likely, so that the user should choose. `encoding` is then windows-1252,
   * as tag readers assume, unless that is clearly wrong.
   */
  sure: boolean;
}

/**
 * Detects the legacy encoding of texts by the likelihood of their decoded characters. All texts are considered
 * together, because short ones give little evidence.
 *
 * @param witness Unicode text that may contain the same words, such as the file name
 */
export function detectEncoding(texts: readonly Uint8Array[], witness = ''): Detection {
  const { encoding, ahead, aheadOfWestern } = likeliest(texts, witness);
  if (ahead >= MARGIN) return { encoding, sure: true };
  return { encoding: aheadOfWestern < MARGIN ? 'windows-1252' : encoding, sure: false };
}

/**
 * Detects the encoding of texts whose bytes a program mistook for characters and stored as Unicode (mojibake).
 * Proper titles can look alike ("ÄÖÜ"), so much more evidence is required than in `detectEncoding`.
 *
 * @param texts the characters as bytes
 * @param witness as for `detectEncoding`
 * @returns undefined when the texts may be correct
 */
export function detectMojibake(texts: readonly Uint8Array[], witness = ''): DetectedEncoding | undefined {
  const { encoding, ahead, aheadOfWestern } = likeliest(texts, witness);
  return ahead >= MARGIN && aheadOfWestern >= CERTAIN ? encoding : undefined;
}

interface Likeliest {
  encoding: DetectedEncoding;
  /** lead over the second encoding, bits */
  ahead: number;
  /** lead over windows-1252, bits */
  aheadOfWestern: number;
}

function likeliest(texts: readonly Uint8Array[], witness: string): Likeliest {
  const samples = texts.map((bytes) => bytes.subarray(0, SAMPLE));
  const ranking = rankEncodings(
    (encoding) => samples.map((bytes) => decodeAs(bytes, encoding)),
    (text) => WITNESSED * witnessed(text, witness),
  );
  const [[encoding, best], [, second]] = ranking;
  const western = ranking.find(([each]) => each === 'windows-1252')?.[1] ?? Infinity;
  return { encoding, ahead: second - best, aheadOfWestern: western - best };
}

/** Number of non-ASCII characters of a text if the witness contains the whole text, otherwise 0. */
function witnessed(text: string, witness: string): number {
  const shown = text.normalize('NFC').trim();
  const beyond = [...shown].filter((character) => character > '\x7f').length;
  return beyond > 0 && witness.normalize('NFC').includes(shown) ? beyond : 0;
}
