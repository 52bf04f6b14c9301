import { createHash } from 'node:crypto';
import libflac from 'libflacjs';
import { createCrc } from './crc.mjs';
import { forEachNote, noteSamples, NOTE_SAMPLES, partsOfSound, RATE } from './notes.mjs';

const BITS = 16;
const LEVEL = 5;
const BLOCK_SAMPLES = NOTE_SAMPLES / 2;
/** Place of the frame number, which has one byte in the frames of a note. */
const NUMBER_AT = 4;
const HEADER_CRC_AT = 5;
const FRAME_CRC_BYTES = 2;
const STREAM_INFO_BYTES = 34;
const crc8 = createCrc(8, 0x07);
const crc16 = createCrc(16, 0x8005);

/** @typedef {{ frame: Buffer, samples: Uint8Array }} Block a frame and its samples, little-endian */

/**
 * Prepares FLAC sounds: frames of notes that were encoded once get their number and checksums for each file.
 * @returns {Promise<(sound: import('./notes.mjs').Sound) => { streamInfo: Buffer, frames: Buffer }>}
 */
export async function createFlacSounds() {
  const flac = libflac('release.asmjs');
  if (!flac.isReady()) await new Promise((resolve) => flac.on('ready', () => resolve(undefined)));
  const blocksOf = forEachNote((note) => encodeNote(flac, note));
  return (sound) => {
    const blocks = partsOfSound(sound, blocksOf, Math.ceil((sound.seconds * RATE) / BLOCK_SAMPLES));
    return {
      streamInfo: streamInfo(blocks),
      frames: Buffer.concat(blocks.map(({ frame }, number) => numbered(frame, number))),
    };
  };
}

/** @param {ReturnType<typeof libflac>} flac @param {number} note @returns {Block[]} */
function encodeNote(flac, note) {
  const encoder = flac.create_libflac_encoder(RATE, 1, BITS, LEVEL, NOTE_SAMPLES, false, BLOCK_SAMPLES);
  /** @type {Buffer[]} */
  const frames = [];
  flac.init_encoder_stream(encoder, (bytes, _count, samples) => {
    // Metadata have no samples.
    if (samples > 0) frames.push(Buffer.from(bytes));
  });
  const samples = noteSamples(note);
  flac.FLAC__stream_encoder_process_interleaved(encoder, Int32Array.from(samples), samples.length);
  flac.FLAC__stream_encoder_finish(encoder);
  flac.FLAC__stream_encoder_delete(encoder);
  const bytes = Buffer.alloc(samples.length * 2);
  samples.forEach((sample, index) => bytes.writeInt16LE(sample, index * 2));
  const blockBytes = BLOCK_SAMPLES * 2;
  return frames.map((frame, index) => ({
    frame,
    samples: bytes.subarray(index * blockBytes, (index + 1) * blockBytes),
  }));
}

/** @param {Buffer} frame @param {number} number its number in the file */
function numbered(frame, number) {
  const start = Buffer.concat([frame.subarray(0, NUMBER_AT), Buffer.from(String.fromCodePoint(number))]);
  const body = frame.subarray(HEADER_CRC_AT + 1, frame.length - FRAME_CRC_BYTES);
  const whole = Buffer.concat([start, Buffer.of(crc8(start)), body]);
  const crc = crc16(whole);
  return Buffer.concat([whole, Buffer.of(crc >> 8, crc & 0xff)]);
}

/** Body of the STREAMINFO block. @param {readonly Block[]} blocks */
function streamInfo(blocks) {
  const hash = createHash('md5');
  for (const { samples } of blocks) hash.update(samples);
  const info = Buffer.alloc(STREAM_INFO_BYTES);
  info.writeUInt16BE(BLOCK_SAMPLES, 0);
  info.writeUInt16BE(BLOCK_SAMPLES, 2);
  // Rate: 20 bits, channels - 1: 3 bits, bits - 1: 5 bits, samples: 36 bits.
  info.writeUInt32BE(((RATE << 12) | ((BITS - 1) << 4)) >>> 0, 10);
  info.writeUInt32BE(blocks.length * BLOCK_SAMPLES, 14);
  hash.digest().copy(info, 18);
  return info;
}
