import type { FirstFrame } from '../sound/decode/frame-sync.ts';

/** Kinds of sound files that are taken, with the type they are served under. */
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

/** The kind of a file that says itself what it is, by its first bytes; undefined for any other. */
export function typeOfHead(bytes: Buffer): SoundType | undefined {
  if (latin(bytes, 0, 4) === 'fLaC') return 'flac';
  if (latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WAVE') return 'wav';
  if (latin(bytes, 4, 8) === 'ftyp')
    return /^(M4A|M4B|mp4|isom|iso|dash|MSNV|3g)/i.test(latin(bytes, 8, 12)) ? 'm4a' : undefined;
  return latin(bytes, 0, 4) === 'OggS' ? oggType(bytes) : undefined;
}

/** By the first packet of the first page. */
function oggType(bytes: Buffer): SoundType | undefined {
  const packet = 27 + (bytes[26] ?? 0);
  const opening = latin(bytes, packet, packet + 8);
  if (opening === 'OpusHead') return 'opus';
  return opening.startsWith('\x01vorbis') || opening.startsWith('\x7fFLAC') ? 'ogg' : undefined;
}

/**
 * A run of frames by the mark of its first one alone, which is enough at the very beginning: some frames do not say how
 * long they are.
 */
export function firstFrameOf(bytes: Buffer): FirstFrame | undefined {
  const at = Math.max(
    0,
    bytes.findIndex((byte) => byte !== 0),
  );
  const [first = 0, second = 0] = bytes.subarray(at);
  if (first !== 0xff || (second & 0xe0) !== 0xe0) return undefined;
  // ADTS has layer 0 and twelve bits of sync; MPEG audio of layer III says 1.
  if ((second & 0xf6) === 0xf0) return { kind: 'aac', at };
  return (second & 0x06) === 0x02 && (second & 0x18) !== 0x08 ? { kind: 'mp3', at } : undefined;
}
