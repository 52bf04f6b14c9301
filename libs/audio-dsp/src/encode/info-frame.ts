import { FRAME_BYTES, frameCount, mp3StreamBytes, SAMPLES_PER_FRAME } from './mp3-size.ts';

/** MPEG-1 Layer III, 128 kbit/s, 44.1 kHz, joint stereo, no padding byte. */
const HEADER = 0xfffb9044;
const INFO_AT = 4 + 32;
/** Encoder delay of LAME in samples; decoders add their own 529 (together 1105). */
export const ENCODER_DELAY = 576;
const ALL_FIELDS = 0x0f;
const TOC_ENTRIES = 100;
const QUALITY = 75;
const CBR_METHOD = 1;
const LOWPASS_HUNDREDS_HZ = 170;
const KBITS = 128;
const CRC_END = 190;

/** CRC-16 as used by the LAME tag (polynomial 0x8005, reflected). */
function crc16(bytes: Uint8Array, length: number): number {
  let crc = 0;
  for (let i = 0; i < length; i++) {
    crc ^= bytes[i] ?? 0;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xa001 : crc >>> 1;
  }
  return crc;
}

/**
 * The "Info" frame that LAME writes at the beginning of CBR files: exact frame and byte counts, seek table,
 * encoder delay and padding, so that players show the exact duration and trim the sound to `samples`.
 */
export function createInfoFrame(samples: number): Buffer {
  const frames = frameCount(samples);
  const bytes = mp3StreamBytes(samples);
  const padding = frames * SAMPLES_PER_FRAME - ENCODER_DELAY - samples;
  const frame = Buffer.alloc(FRAME_BYTES);
  frame.writeUInt32BE(HEADER, 0);
  let at = frame.write('Info', INFO_AT, 'latin1') + INFO_AT;
  at = frame.writeUInt32BE(ALL_FIELDS, at);
  at = frame.writeUInt32BE(frames, at);
  at = frame.writeUInt32BE(bytes, at);
  for (let i = 0; i < TOC_ENTRIES; i++) at = frame.writeUInt8(Math.floor((i * 256) / TOC_ENTRIES), at);
  at = frame.writeUInt32BE(QUALITY, at);
  at += frame.write('LAME3.100', at, 'latin1');
  at = frame.writeUInt8(CBR_METHOD, at);
  at = frame.writeUInt8(LOWPASS_HUNDREDS_HZ, at);
  at += 4 + 2 + 2 + 1; // peak, two replay gains, flags: not set
  at = frame.writeUInt8(KBITS, at);
  at = frame.writeUIntBE((ENCODER_DELAY << 12) | padding, at, 3);
  at += 1 + 1 + 2; // misc, gain, preset: not set
  at = frame.writeUInt32BE(bytes, at);
  at += 2; // CRC of the sound: unknown before rendering
  frame.writeUInt16BE(crc16(frame, CRC_END), at);
  return frame;
}
