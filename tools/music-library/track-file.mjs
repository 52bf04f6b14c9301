import { wavFile } from '../lib/wav-file.mjs';
import { createAacSounds } from './sound/aac.mjs';
import { createFlacSounds } from './sound/flac.mjs';
import { m4aFile } from './sound/m4a.mjs';
import { createMp3Sounds } from './sound/mp3.mjs';
import { forEachNote, NOTE_SAMPLES, noteSamples, notesOf, RATE } from './sound/notes.mjs';
import { createOggSounds } from './sound/ogg.mjs';
import { id3Tags, id3v2 } from './tags/id3.mjs';
import { mp4Tags } from './tags/mp4-tags.mjs';
import { pictureBlock } from './tags/picture-block.mjs';
import { vorbisComments } from './tags/vorbis-comments.mjs';

/** @typedef {import('./sound/notes.mjs').Sound} Sound */
/** @typedef {import('./tags/track-tags.mjs').TrackTags} TrackTags */
/** @typedef {import('./tags/track-tags.mjs').Id3Form} Id3Form */
/** @typedef {'mp3' | 'flac' | 'ogg' | 'm4a' | 'wav'} SoundFormat also the extension of its files */
/**
 * @typedef {object} TrackFile what a file contains: written again with other tags it has the same sound
 * @property {SoundFormat} format
 * @property {Sound} sound the same number and duration: the same sound, byte by byte
 * @property {TrackTags | null} tags null: none
 * @property {Id3Form} [id3] for MP3, by default ID3v2.3
 */

const FLAC_COMMENTS = 4;
const FLAC_PICTURE = 6;
const FLAC_LAST = 0x80;

/** @type {Promise<(file: TrackFile) => Buffer> | undefined} */
let prepared;

/**
 * Prepares sound files; later calls give the same function.
 * @returns {Promise<(file: TrackFile) => Buffer>} encodes a file
 */
export const prepareTrackFiles = () => (prepared ??= create());

/** @returns {Promise<(file: TrackFile) => Buffer>} */
async function create() {
  const mp3 = await createMp3Sounds();
  const flac = await createFlacSounds();
  const ogg = await createOggSounds();
  const aac = createAacSounds();
  const wav = forEachNote(noteSamples);
  return ({ format, sound, tags, id3 = 'id3v2.3' }) => {
    if (format === 'flac') return flacFile(flac(sound), tags);
    if (format === 'ogg') return ogg(sound, vorbisPacket(tags));
    if (format === 'm4a') return m4aFile(aac(sound), tags === null ? Buffer.alloc(0) : mp4Tags(tags));
    if (format === 'wav') return taggedWav(wav, sound, tags);
    const { before, after } = id3Tags(tags, id3);
    return Buffer.concat([before, mp3(sound), after]);
  };
}

/** @param {{ streamInfo: Buffer, frames: Buffer }} sound @param {TrackTags | null} tags */
function flacFile({ streamInfo, frames }, tags) {
  /** @param {number} type @param {Buffer} body */
  const block = (type, body) =>
    Buffer.concat([Buffer.of(type, body.length >> 16, (body.length >> 8) & 0xff, body.length & 0xff), body]);
  const picture = tags?.cover;
  const comments = vorbisComments(tags);
  const last = picture === undefined ? [] : [block(FLAC_PICTURE | FLAC_LAST, pictureBlock(picture))];
  const type = FLAC_COMMENTS | (picture === undefined ? FLAC_LAST : 0);
  return Buffer.concat([Buffer.from('fLaC'), block(0, streamInfo), block(type, comments), ...last, frames]);
}

/** The second packet of a Vorbis stream. @param {TrackTags | null} tags */
const vorbisPacket = (tags) =>
  Buffer.concat([Buffer.from('\x03vorbis'), vorbisComments(tags, { withPicture: true }), Buffer.of(1)]);

/** With the tags in an `id3 ` chunk. @param {(note: number) => Int16Array} samplesOf @param {Sound} sound @param {TrackTags | null} tags */
function taggedWav(samplesOf, { number, seconds }, tags) {
  const notes = notesOf(number, Math.ceil((seconds * RATE) / NOTE_SAMPLES)).map(samplesOf);
  const file = wavFile(
    { rate: RATE, seconds },
    (at) => notes[Math.floor(at / NOTE_SAMPLES)]?.[at % NOTE_SAMPLES] ?? 0,
  );
  if (tags === null) return file;
  const tag = id3v2(tags, 'id3v2.4');
  const header = Buffer.alloc(8);
  header.write('id3 ', 'latin1');
  header.writeUInt32LE(tag.length, 4);
  const whole = Buffer.concat([file, header, tag, Buffer.alloc(tag.length % 2)]);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
}
