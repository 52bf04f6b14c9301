import { readFileSync } from 'node:fs';
import { forEachNote, partsOfSound, RATE } from './notes.mjs';

/** Samples of a frame. */
export const AAC_FRAME_SAMPLES = 1024;
const FRAMES_PER_NOTE = 9;
const HEADER_BYTES = 7;

/**
 * Prepares AAC sounds of frames without headers, mono. There is no encoder among the packages, so that the frames come
 * from notes.aac: nine of each note.
 * @returns {(sound: import('./notes.mjs').Sound) => Buffer[]}
 */
export function createAacSounds() {
  const frames = splitFrames(readFileSync(new URL('notes.aac', import.meta.url)));
  const framesOf = forEachNote((note) => frames.slice(note * FRAMES_PER_NOTE, (note + 1) * FRAMES_PER_NOTE));
  return (sound) => partsOfSound(sound, framesOf, Math.round((sound.seconds * RATE) / AAC_FRAME_SAMPLES));
}

/** @param {Buffer} file frames with ADTS headers */
function splitFrames(file) {
  const frames = [];
  for (let at = 0; at < file.length;) {
    const length = (file.readUInt32BE(at + 3) >> 13) & 0x1fff;
    frames.push(file.subarray(at + HEADER_BYTES, at + length));
    at += length;
  }
  return frames;
}
