import type { LibraryFile } from '@qingyin/server-catalogue';
import { bitrateOfFormat, type ConversionFormat } from './conversion-source.ts';

/** Usual bit rate of FLAC with 24 bits at 88.2 kHz, as which DSD is converted, bits per second. */
const DSD_AS_FLAC = 2_500_000;

/** Estimated bit rate of a converted file, bits per second. */
export function estimatedBitrate(
  { bits, bitrate }: Pick<LibraryFile, 'bits' | 'bitrate'>,
  format: ConversionFormat,
): number {
  return bitrateOfFormat(format) ?? (bits === 1 ? DSD_AS_FLAC : bitrate);
}

/** Estimated size of a converted file, bytes. @param durationMs duration of the song, ms */
export const estimatedSize = (
  file: Pick<LibraryFile, 'bits' | 'bitrate'>,
  format: ConversionFormat,
  durationMs: number,
): number => Math.round((estimatedBitrate(file, format) / 8000) * durationMs);
