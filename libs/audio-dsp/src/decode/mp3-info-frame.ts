/** @file Encoder delay and padding of an MP3, from the Xing/Info frame with LAME's extension. */

import { findFrames } from './find-frames.ts';

/** Offset of the Xing/Info marker in a frame, by MPEG version and channel mode. */
const MARK_AT = { stereo: 4 + 32, mono: 4 + 17, lowStereo: 4 + 17, lowMono: 4 + 9 } as const;
const VBRI_AT = 36;
const VBRI_LENGTH = 26;
const FRAMES = 1;
const BYTES = 2;
const TOC = 4;
const QUALITY = 8;
/** Offset from the encoder's name to the two 12-bit numbers. */
const EDGES_AT = 21;

export interface Mp3Trim {
  /** samples added by the encoder before the sound; decoders add 529 of their own */
  delay: number;
  padding: number;
}

/** Numbers of a first frame that describes the stream and contains no sound (Xing, Info or VBRI). */
export interface Mp3Info {
  /** frames of sound; 0 = not stated */
  frames: number;
  /** bytes of all frames with this one; 0 = not stated */
  bytes: number;
  /** offset behind the numbers, where LAME's extension follows; undefined for VBRI */
  end: number | undefined;
}

/** Reads a frame that describes the stream; undefined for a frame with sound. @param frame from its header on */
export function readMp3Info(frame: Buffer): Mp3Info | undefined {
  if (frame.length >= VBRI_AT + VBRI_LENGTH && frame.toString('latin1', VBRI_AT, VBRI_AT + 4) === 'VBRI')
    return {
      bytes: frame.readUInt32BE(VBRI_AT + 10),
      frames: frame.readUInt32BE(VBRI_AT + 14),
      end: undefined,
    };
  const version1 = ((frame[1] ?? 0) & 0x18) === 0x18;
  const mono = isMono(frame);
  const mark = version1 ? (mono ? MARK_AT.mono : MARK_AT.stereo) : mono ? MARK_AT.lowMono : MARK_AT.lowStereo;
  const name = frame.toString('latin1', mark, mark + 4);
  if ((name !== 'Xing' && name !== 'Info') || frame.length < mark + 8) return undefined;
  const flags = frame.readUInt32BE(mark + 4);
  const lengths = { [FRAMES]: 4, [BYTES]: 4, [TOC]: 100, [QUALITY]: 4 };
  const numbers: Record<string, number> = {};
  let end = mark + 8;
  for (const [flag, length] of Object.entries(lengths)) {
    if (!(flags & Number(flag))) continue;
    numbers[flag] = end + 4 <= frame.length ? frame.readUInt32BE(end) : 0;
    end += length;
  }
  return { frames: numbers[FRAMES] ?? 0, bytes: numbers[BYTES] ?? 0, end };
}

/** Delay and padding from the Info frame; undefined if there is none. @param bytes the stream after its tags */
export function readMp3Trim(bytes: Buffer): Mp3Trim | undefined {
  const start = firstFrame(bytes);
  if (start === undefined) return undefined;
  const frame = bytes.subarray(start);
  const at = readMp3Info(frame)?.end;
  if (at === undefined) return undefined;
  if (frame.length < at + EDGES_AT + 3 || !/^[\x20-\x7e]{4}/.test(frame.toString('latin1', at, at + 4)))
    return undefined;
  const edges = frame.readUIntBE(at + EDGES_AT, 3);
  return edges === 0 ? undefined : { delay: edges >> 12, padding: edges & 0xfff };
}

/** Number of channels of the first frame; decoders turn mono into stereo. @param bytes the stream after its tags */
export function readMp3Channels(bytes: Buffer): number {
  const start = firstFrame(bytes);
  return start !== undefined && isMono(bytes.subarray(start)) ? 1 : 2;
}

const isMono = (frame: Buffer): boolean => ((frame[3] ?? 0) & 0xc0) === 0xc0;

/** Position of the first frame, after anything that precedes it. */
function firstFrame(bytes: Buffer): number | undefined {
  const first = findFrames(bytes, false);
  return first?.kind === 'mp3' ? first.at : undefined;
}
