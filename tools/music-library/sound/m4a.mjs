import { box, uint32s } from '../tags/mp4-boxes.mjs';
import { AAC_FRAME_SAMPLES } from './aac.mjs';
import { RATE } from './notes.mjs';

/** AAC-LC, 44.1 kHz, mono. */
const CONFIG = Buffer.of(0x12, 0x08);
const BITRATE = 56_000;
const UNDETERMINED_LANGUAGE = 0x55c4;
const ENABLED = 7;
const NORMAL = 0x0001_0000;
const MATRIX = [NORMAL, 0, 0, 0, NORMAL, 0, 0, 0, 0x4000_0000];
const FILE_TYPE = box('ftyp', Buffer.from('M4A '), uint32s(0), Buffer.from('M4A mp42isom'));

/**
 * Writes an M4A file with one track of AAC.
 * @param {readonly Buffer[]} frames
 * @param {Buffer} tags the `udta` box, or nothing
 */
export function m4aFile(frames, tags) {
  // The place of the sound is known when the size of the header is.
  const before = FILE_TYPE.length + movie(frames, tags, 0).length;
  return Buffer.concat([FILE_TYPE, movie(frames, tags, before + 8), box('mdat', ...frames)]);
}

/** @param {readonly Buffer[]} frames @param {Buffer} tags @param {number} soundAt */
function movie(frames, tags, soundAt) {
  const duration = frames.length * AAC_FRAME_SAMPLES;
  const header = box(
    'mvhd',
    uint32s(0, 0, 0, RATE, duration, NORMAL, 0x0100_0000, 0, 0, ...MATRIX, ...Array(6).fill(0), 2),
  );
  const track = box('tkhd', uint32s(ENABLED, 0, 0, 1, 0, duration, 0, 0, 0, 0x0100_0000, ...MATRIX, 0, 0));
  const media = box(
    'mdia',
    box('mdhd', uint32s(0, 0, 0, RATE, duration, UNDETERMINED_LANGUAGE << 16)),
    box('hdlr', uint32s(0, 0), Buffer.from('soun'), uint32s(0, 0, 0), Buffer.alloc(1)),
    box(
      'minf',
      box('smhd', uint32s(0, 0)),
      box('dinf', box('dref', uint32s(0, 1), box('url ', uint32s(1)))),
      sampleTable(frames, soundAt),
    ),
  );
  return box('moov', header, box('trak', track, media), tags);
}

/** @param {readonly Buffer[]} frames @param {number} soundAt */
const sampleTable = (frames, soundAt) =>
  box(
    'stbl',
    box('stsd', uint32s(0, 1), soundEntry()),
    box('stts', uint32s(0, 1, frames.length, AAC_FRAME_SAMPLES)),
    box('stsc', uint32s(0, 1, 1, frames.length, 1)),
    box('stsz', uint32s(0, 0, frames.length, ...frames.map(({ length }) => length))),
    box('stco', uint32s(0, 1, soundAt)),
  );

function soundEntry() {
  // One channel with 16 bits; the rate has 16 bits after the point.
  const form = uint32s(0, 1, 0, 0, (1 << 16) | 16, 0, RATE * 65_536);
  const config = descriptor(5, CONFIG);
  const decoder = descriptor(4, Buffer.of(0x40, 0x15, 0, 0, 0), uint32s(BITRATE, BITRATE), config);
  const stream = descriptor(3, Buffer.of(0, 1, 0), decoder, descriptor(6, Buffer.of(2)));
  return box('mp4a', form, box('esds', uint32s(0), stream));
}

/** @param {number} tag @param {...Buffer} parts together shorter than 128 bytes */
function descriptor(tag, ...parts) {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.of(tag, body.length), body]);
}
