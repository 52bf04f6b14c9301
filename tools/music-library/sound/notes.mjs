import { createRandom } from '../random.mjs';

/** Sample rate of all generated sounds, Hz. */
export const RATE = 44_100;
/** Samples of a note: two blocks of FLAC. */
export const NOTE_SAMPLES = 8192;
/** Number of different notes; those of notes.aac are the same. */
export const NOTES = 16;
const LOWEST_HZ = 196;
const PENTATONIC = [0, 2, 4, 7, 9];
const FADE_SAMPLES = 400;
const LEVEL = 9000;
const OVERTONE = 0.3;
/** Notes that state the number of a sound, in base 16; the others follow from it by chance. */
const NUMBER_NOTES = 5;

/** @typedef {{ number: number, seconds: number }} Sound a melody; different numbers give different ones */

/** Frequency in Hz. @param {number} note 0 to 15 */
const hertz = (note) =>
  LOWEST_HZ * 2 ** ((PENTATONIC[note % PENTATONIC.length] ?? 0) / 12 + Math.floor(note / PENTATONIC.length));

/** Samples of a note, 16 bit. @param {number} note 0 to 15 */
export const noteSamples = (note) =>
  Int16Array.from({ length: NOTE_SAMPLES }, (_, at) => {
    const fade = Math.min(1, at / FADE_SAMPLES, (NOTE_SAMPLES - at) / FADE_SAMPLES);
    const phase = (2 * Math.PI * hertz(note) * at) / RATE;
    return Math.round(LEVEL * fade * (Math.sin(phase) + OVERTONE * Math.sin(2 * phase)));
  });

/**
 * The notes of a sound, as many as wanted. Sounds of one second or more differ up to the number 65,535, those of 1.2
 * seconds up to 1,048,575.
 * @param {number} number of the sound
 * @param {number} count
 */
export function notesOf(number, count) {
  const random = createRandom(number);
  return Array.from({ length: count }, (_, index) =>
    index < NUMBER_NOTES ? (number >>> (4 * index)) & (NOTES - 1) : random.integer(NOTES),
  );
}

/**
 * Takes the encoded parts (frames, packets) of the notes of a sound, until there are enough.
 * @template T
 * @param {Sound} sound
 * @param {(note: number) => readonly T[]} partsOf parts of a note, at least one
 * @param {number} count parts wanted
 * @returns {T[]}
 */
export function partsOfSound({ number }, partsOf, count) {
  const fewest = Math.min(...Array.from({ length: NOTES }, (_, note) => partsOf(note).length));
  return notesOf(number, Math.ceil(count / fewest))
    .flatMap((note) => partsOf(note))
    .slice(0, count);
}

/**
 * Computes a value for each note once.
 * @template T
 * @param {(note: number) => T} compute
 * @returns {(note: number) => T}
 */
export function forEachNote(compute) {
  const all = Array.from({ length: NOTES }, (_, note) => compute(note));
  return (note) => /** @type {T} */ (all[note]);
}
