import { isConvertedType } from '@qingyin/audio-dsp';

/**
 * Whether a file of a music library can only be played after a conversion: no browser plays its format, or the song is
 * a part of it.
 *
 * @param file its type, and the start and end of the song in it, ms; end null: that of the file
 */
export const needsConversion = ({
  type,
  startMs,
  endMs,
}: {
  type: string;
  startMs: number;
  endMs: number | null;
}): boolean => isConvertedType(type) || startMs > 0 || endMs !== null;

/** Largest number of bits of FLAC files that the server cuts itself. */
const MOST_BITS = 24;

/**
 * Whether the server can cut parts out of a file without ffmpeg: FLAC and WAV.
 *
 * @param bits bits per sample, 0 for lossy formats
 */
export const isCuttable = ({ type, bits }: { type: string; bits: number }): boolean =>
  bits > 0 && (type === 'wav' || (type === 'flac' && bits <= MOST_BITS));

/** Whether a file of a music library can only be played with ffmpeg; see `needsConversion`. */
export const needsFfmpeg = (file: { bits: number } & Parameters<typeof needsConversion>[0]): boolean =>
  needsConversion(file) && !isCuttable(file);
