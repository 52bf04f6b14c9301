import type { ByteRange } from '../byte-range.ts';

/** A text of a chunk of a file, which states no encoding: one character per byte. */
export interface ChunkText {
  id: 'TITLE' | 'ARTIST';
  value: string;
}

/** Texts that are kept of a file. */
export const MOST_TEXTS = 8;

/** What the headers of a sound file tell that browsers cannot play. */
export interface ConvertedSound {
  /** seconds */
  duration: number;
  /** Hz */
  sampleRate: number;
  channels: number;
  /** per sample; 0 for lossy sound, 1 for DSD */
  bits: number;
  /** where the sound is, without tags and without what programs change with them */
  ranges: readonly ByteRange[];
  /** what else distinguishes the sound, such as its sample rate */
  form?: string;
  /** offset of an ID3v2 tag in the file, other than before and behind the sound */
  id3At?: number | undefined;
  texts?: readonly ChunkText[];
}
