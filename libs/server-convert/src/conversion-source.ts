import type { MusicFileType, SoundType } from '@qingyin/audio-dsp';

const opus = { encoder: 'libopus', type: 'opus' } as const;
const aac = { encoder: 'aac', type: 'm4a' } as const;

/**
 * Formats that the server converts to, with the encoder of ffmpeg, the format of the result, and for lossy ones the bit
 * rate in kbit/s. WAV is only cut out of WAV files, without ffmpeg. Those with a number in their names are for callers with a limit of the bit rate. More than 256 kbit/s
 * are of no use in either codec, and Opus refuses them for one channel.
 */
export const conversionFormats = {
  flac: { encoder: 'flac', type: 'flac' },
  wav: { encoder: '', type: 'wav' },
  opus: { ...opus, kbps: 160 },
  'opus-64': { ...opus, kbps: 64 },
  'opus-128': { ...opus, kbps: 128 },
  'opus-192': { ...opus, kbps: 192 },
  'opus-320': { ...opus, kbps: 256 },
  aac: { ...aac, kbps: 192 },
  'aac-64': { ...aac, kbps: 64 },
  'aac-128': { ...aac, kbps: 128 },
  'aac-192': { ...aac, kbps: 192 },
  'aac-320': { ...aac, kbps: 256 },
} as const satisfies Record<string, { encoder: string; type: SoundType; kbps?: number }>;
export type ConversionFormat = keyof typeof conversionFormats;
/** Formats with losses, without a limit of the bit rate. */
export type LossyFormat = 'opus' | 'aac';

/** Bit rate of a lossy format, bits per second; undefined for lossless ones. */
export const bitrateOfFormat = (format: ConversionFormat): number | undefined =>
  format === 'flac' || format === 'wav' ? undefined : conversionFormats[format].kbps * 1000;

/** A file, or a part of one, that is to be converted. */
export interface ConversionSource {
  /** absolute path */
  path: string;
  /** text that is another one for another content */
  identity: string;
  type: MusicFileType;
  /** bits per sample; 0 for lossy formats, 1 for DSD */
  bits: number;
  /** Hz */
  sampleRate: number;
  /** start of the part, ms; 0: the beginning of the file */
  startMs: number;
  /** end of the part, ms; null: the end of the file */
  endMs: number | null;
}

export const isConversionFormat = (text: string): text is ConversionFormat =>
  Object.hasOwn(conversionFormats, text);

/**
 * The format whose results have a type.
 *
 * @param limit number in the name of the format; undefined: it has none
 * @returns undefined: there is none
 */
export const formatOfType = (type: string, limit?: string): ConversionFormat | undefined =>
  Object.keys(conversionFormats)
    .filter(isConversionFormat)
    .find((format) => conversionFormats[format].type === type && limitOfFormat(format) === limit);

/** The number in the name of a format; undefined: it has none. */
export const limitOfFormat = (format: ConversionFormat): string | undefined => format.split('-')[1];
