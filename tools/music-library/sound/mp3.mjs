import { createMp3Encoder } from 'wasm-media-encoders';
import { forEachNote, noteSamples, partsOfSound, RATE } from './notes.mjs';

const KBITS = 64;
/** MPEG-1 layer III, 64 kbit/s, 44.1 kHz, mono, no padding byte. */
const HEADER = 0xfffb50c4;
const SAMPLES_PER_FRAME = 1152;
/** Bytes of a frame without padding byte. */
const FRAME_BYTES = 208;
const INFO_AT = 4 + 17;
const HAS_FRAMES_AND_BYTES = 3;
const FULL_SCALE = 32_768;

/**
 * Prepares MP3 sounds. Each note is encoded alone, so that its first frame needs no bits of an earlier one and notes
 * can follow each other in any order.
 * @returns {Promise<(sound: import('./notes.mjs').Sound) => Buffer>} gives an Info frame and the frames of a sound
 */
export async function createMp3Sounds() {
  const encoder = await createMp3Encoder();
  const framesOf = forEachNote((note) => {
    encoder.configure({ sampleRate: RATE, channels: 1, bitrate: KBITS });
    const samples = Float32Array.from(noteSamples(note), (sample) => sample / FULL_SCALE);
    return splitFrames(
      Buffer.concat([Uint8Array.from(encoder.encode([samples])), Uint8Array.from(encoder.finalize())]),
    );
  });
  return (sound) => {
    const count = Math.round((sound.seconds * RATE) / SAMPLES_PER_FRAME);
    const frames = Buffer.concat(partsOfSound(sound, framesOf, count));
    return Buffer.concat([infoFrame(count, frames.length), frames]);
  };
}

/** @param {Buffer} bytes */
function splitFrames(bytes) {
  const frames = [];
  for (let at = 0; at < bytes.length;) {
    const padding = ((bytes[at + 2] ?? 0) >> 1) & 1;
    frames.push(bytes.subarray(at, at + FRAME_BYTES + padding));
    at += FRAME_BYTES + padding;
  }
  return frames;
}

/** States number and size of the frames, from which readers know the duration. @param {number} frames @param {number} bytes */
function infoFrame(frames, bytes) {
  const info = Buffer.alloc(FRAME_BYTES);
  info.writeUInt32BE(HEADER, 0);
  info.write('Info', INFO_AT, 'latin1');
  [HAS_FRAMES_AND_BYTES, frames, bytes + FRAME_BYTES].forEach((value, index) =>
    info.writeUInt32BE(value, INFO_AT + 4 + index * 4),
  );
  return info;
}
