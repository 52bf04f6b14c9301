import type { ConvertedType } from '@qingyin/audio-dsp';
import { ASF_HEADER } from './wma-sound.ts';

/** Bytes at the start of a file by which formats are recognised. */
const SIGNATURES: readonly (readonly [string, ConvertedType])[] = [
  ['MAC ', 'ape'],
  ['wvpk', 'wv'],
  [Buffer.from(ASF_HEADER, 'hex').toString('latin1'), 'wma'],
  ['DSD ', 'dsf'],
  ['FRM8', 'dff'],
  ['TTA1', 'tta'],
  ['TTA2', 'tta'],
  ['tBaK', 'tak'],
  ['MPCK', 'mpc'],
  // Version 7, and 7.1.
  ['MP+\x07', 'mpc'],
  ['MP+\x17', 'mpc'],
];
const AIFF = /^FORM[^]{4}AIF[FC]/;

/** Recognises a format that browsers do not play by the first bytes of a file; undefined for others. */
export function typeOfConverted(head: Buffer): ConvertedType | undefined {
  const text = head.toString('latin1', 0, 16);
  if (AIFF.test(text)) return 'aiff';
  return SIGNATURES.find(([signature]) => text.startsWith(signature))?.[1];
}
