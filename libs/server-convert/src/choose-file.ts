import type { BitrateLimit } from '@qingyin/contract';
import { isCuttable, type LibraryFile, needsConversion } from '@qingyin/server-catalogue';
import type { ConversionFormat, LossyFormat } from './conversion-source.ts';

/** What a caller wants to hear. */
export interface FileWishes {
  lossless: boolean;
  /** codecs that the caller can play (`alac`, `opus`); undefined: it does not say */
  plays: ReadonlySet<string> | undefined;
  /** highest bit rate, kbit/s; undefined: any */
  limit?: BitrateLimit | undefined;
}

/** Bits per second by which a file may exceed a limit of 1 kbit/s: frames have headers, and constant rates are rounded. */
const TOLERANCE = 1050;
/** Lowest bit rate of the lossy formats without a limit, kbit/s. */
const LOSSY_KBPS = 160;

/** A file, and the format to which it is converted; undefined: it is sent as it is. */
export interface FileChoice {
  file: LibraryFile;
  format: ConversionFormat | undefined;
}

/**
 * Chooses the file for a caller: one of the wanted quality before others, then one that needs no conversion. With a limit,
 * the best file within it, else a conversion, of lossless sound if there is any; a file above the limit that cannot be
 * converted is sent as it is.
 *
 * @param files in the order of `libraryFilesOfSongs`
 * @param formats formats that ffmpeg makes; without any, files that need ffmpeg are left out, ALAC is sent as it is, and parts of
 *   FLAC and WAV are cut
 */
export function chooseFile(
  files: readonly LibraryFile[],
  wishes: FileWishes,
  formats: ReadonlySet<ConversionFormat>,
): FileChoice | undefined {
  const { plays, limit } = wishes;
  const choices = files.flatMap((file): FileChoice[] => {
    const converted = isConverted(file, plays) || !isWithin(file, limit);
    const format = converted ? chooseFormat(file, wishes, formats) : undefined;
    return format === undefined && needsConversion(file) ? [] : [{ file, format }];
  });
  const rank = limit === undefined ? rankByQuality(wishes) : rankWithin(limit);
  return choices.sort((a, b) => rank(a) - rank(b))[0];
}

const isWithin = ({ bitrate }: LibraryFile, limit: BitrateLimit | undefined): boolean =>
  limit === undefined || bitrate <= limit * TOLERANCE;

const rankByQuality =
  ({ lossless }: FileWishes) =>
  ({ file, format }: FileChoice): number =>
    (file.bits > 0 === lossless ? 0 : 2) + (format === undefined ? 0 : 1);

/** Files within the limit, the best one first, then conversions, then what is above the limit, the smallest first. */
const rankWithin =
  (limit: BitrateLimit) =>
  ({ file, format }: FileChoice): number => {
    if (format !== undefined) return file.bits > 0 ? 1 : 2;
    return isWithin(file, limit) ? -file.bitrate : file.bitrate;
  };

const isConverted = (file: LibraryFile, plays: FileWishes['plays']): boolean =>
  needsConversion(file) || (isAlac(file) && !plays?.has('alac'));

const isAlac = ({ type, bits }: LibraryFile): boolean => type === 'm4a' && bits > 0;

/**
 * FLAC for lossless sound that is wanted so and has no limit; else Opus, or AAC for callers that say that they do not play
 * it. Lossy sound gets no higher bit rate from a limit than without one. A limit turns to FLAC only what could not be
 * played else.
 */
function chooseFormat(
  file: LibraryFile,
  { lossless, plays, limit }: FileWishes,
  formats: ReadonlySet<ConversionFormat>,
): ConversionFormat | undefined {
  const { bits } = file;
  const codecs: LossyFormat[] = plays && !plays.has('opus') ? ['aac'] : ['opus', 'aac'];
  const bounded = limit !== undefined && (bits > 0 || limit < LOSSY_KBPS);
  const lossy = codecs.map((codec): ConversionFormat => (bounded ? `${codec}-${limit}` : codec));
  const mayBeFlac = limit === undefined || needsConversion(file);
  const preferred: ConversionFormat[] =
    lossless && bits > 0 && limit === undefined ? ['flac', ...lossy] : [...lossy, 'flac'];
  const wanted = preferred.filter((format) => format !== 'flac' || mayBeFlac);
  return wanted.find((format) => formats.has(format)) ?? cutFormat(file);
}

/** The format of a part of a file that is cut without ffmpeg. */
const cutFormat = (file: LibraryFile): ConversionFormat | undefined =>
  isPart(file) && isCuttable(file) ? (file.type === 'wav' ? 'wav' : 'flac') : undefined;

const isPart = ({ startMs, endMs }: LibraryFile): boolean => startMs > 0 || endMs !== null;
