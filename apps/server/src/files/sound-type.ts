import type { FileHandle } from 'node:fs/promises';

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

const HEAD = 4096;
const ID3_HEADER = 10;
/** 3 times: some files carry one tag after the other. */
const MOST_TAGS = 3;

/**
 * The kind of a sound file by its first bytes; what it is called and said to be plays no part.
 *
 * @returns undefined for everything that is not taken
 */
export async function soundTypeOf(handle: FileHandle): Promise<SoundType | undefined> {
  let at = 0;
  for (let tags = 0; tags <= MOST_TAGS; tags += 1) {
    const head = Buffer.alloc(HEAD);
    const { bytesRead } = await handle.read(head, 0, HEAD, at);
    const bytes = head.subarray(0, bytesRead);
    if (latin(bytes, 0, 3) !== 'ID3') return typeOf(bytes, at > 0);
    at += ID3_HEADER + syncSafe(bytes, 6) + ((bytes[5] ?? 0) & 0x10 ? ID3_HEADER : 0);
  }
  return undefined;
}

const latin = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to);

const syncSafe = (bytes: Buffer, at: number): number =>
  [0, 1, 2, 3].reduce((sum, index) => sum * 128 + ((bytes[at + index] ?? 0) & 0x7f), 0);

function typeOf(bytes: Buffer, tagged: boolean): SoundType | undefined {
  if (latin(bytes, 0, 4) === 'fLaC') return 'flac';
  if (latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WAVE') return 'wav';
  if (latin(bytes, 4, 8) === 'ftyp')
    return /^(M4A|M4B|mp4|isom|iso|dash|MSNV|3g)/i.test(latin(bytes, 8, 12)) ? 'm4a' : undefined;
  if (latin(bytes, 0, 4) === 'OggS') return oggType(bytes);
  return framesType(bytes, tagged);
}

/** By the first packet of the first page. */
function oggType(bytes: Buffer): SoundType | undefined {
  const packet = 27 + (bytes[26] ?? 0);
  const opening = latin(bytes, packet, packet + 8);
  if (opening === 'OpusHead') return 'opus';
  return opening.startsWith('\x01vorbis') || opening.startsWith('\x7fFLAC') ? 'ogg' : undefined;
}

/** Padding is allowed between a tag and the sound. */
function framesType(bytes: Buffer, tagged: boolean): SoundType | undefined {
  let at = 0;
  if (tagged) while (at < bytes.length && bytes[at] === 0) at += 1;
  const [first = 0, second = 0] = bytes.subarray(at);
  if (first !== 0xff || (second & 0xe0) !== 0xe0) return undefined;
  // ADTS has layer 0 and twelve bits of sync; MPEG audio of layer III says 1.
  if ((second & 0xf6) === 0xf0) return 'aac';
  return (second & 0x06) === 0x02 && (second & 0x18) !== 0x08 ? 'mp3' : undefined;
}
