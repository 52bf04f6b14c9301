import type { FirstFrame } from './decode/find-frames.ts';

/** Supported audio formats with their content types. */
export const soundTypes = {
  mp3: 'audio/mpeg',
  flac: 'audio/flac',
  m4a: 'audio/mp4',
  aac: 'audio/aac',
  ogg: 'audio/ogg',
  opus: 'audio/ogg',
  wav: 'audio/wav',
} as const;
export type SoundType = keyof typeof soundTypes;

export const isSoundType = (text: string): text is SoundType => Object.hasOwn(soundTypes, text);

const latin = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to);

/** Detects formats with a signature by the first bytes; undefined for others. */
export function typeOfHead(bytes: Buffer): SoundType | undefined {
  if (latin(bytes, 0, 4) === 'fLaC') return 'flac';
  if (latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WAVE') return 'wav';
  if (latin(bytes, 4, 8) === 'ftyp')
    return /^(M4A|M4B|mp4|isom|iso|dash|MSNV|3g)/i.test(latin(bytes, 8, 12)) ? 'm4a' : undefined;
  return latin(bytes, 0, 4) === 'OggS' ? oggType(bytes) : undefined;
}

/** Codec of an Ogg file, by the first packet of the first page. */
function oggType(bytes: Buffer): SoundType | undefined {
  const packet = 27 + (bytes[26] ?? 0);
  const opening = latin(bytes, packet, packet + 8);
  if (opening === 'OpusHead') return 'opus';
  return opening.startsWith('\x01vorbis') || opening.startsWith('\x7fFLAC') ? 'ogg' : undefined;
}

/**
 * Detects a run of frames by the sync mark of its first frame alone, which suffices at the start of a file: some
 * frames do not state their length.
 */
export function firstFrameOf(bytes: Buffer): FirstFrame | undefined {
  const at = Math.max(
    0,
    bytes.findIndex((byte) => byte !== 0),
  );
  const [first = 0, second = 0] = bytes.subarray(at);
  if (first !== 0xff || (second & 0xe0) !== 0xe0) return undefined;
  // ADTS has layer 0 and twelve sync bits; MPEG audio layer III has layer 1.
  if ((second & 0xf6) === 0xf0) return { kind: 'aac', at };
  return (second & 0x06) === 0x02 && (second & 0x18) !== 0x08 ? { kind: 'mp3', at } : undefined;
}
