import { encodeLegacy } from './legacy-encoding.mjs';
import { numberOfTotal } from './track-tags.mjs';

const COVER_FRONT = 3;
const V1_BYTES = 128;
const V1_TEXT_BYTES = 30;
const V1_NO_GENRE = 255;
const NO_ENCODING = 0;
const UTF16 = 1;
const UTF8 = 3;

/** @typedef {import('./track-tags.mjs').TrackTags} TrackTags */
/** @typedef {import('./track-tags.mjs').Id3Form} Id3Form */
/** @typedef {{ id: string, body: Buffer }} Frame */

/**
 * The parts of an MP3 file around its sound.
 * @param {TrackTags | null} tags null: none
 * @param {Id3Form} form
 * @returns {{ before: Buffer, after: Buffer }}
 */
export function id3Tags(tags, form) {
  const none = Buffer.alloc(0);
  if (tags === null) return { before: none, after: none };
  if (form === 'id3v1') return { before: none, after: id3v1(tags) };
  return { before: id3v2(tags, form), after: none };
}

/**
 * An ID3v2 tag, which WAV files contain in a chunk.
 * @param {TrackTags} tags
 * @param {Exclude<Id3Form, 'id3v1'>} form
 */
export function id3v2(tags, form) {
  const version = form === 'id3v2.4' ? 4 : 3;
  const size = version === 4 ? sevenBits : plain;
  const body = Buffer.concat(
    framesOf(tags, form).flatMap((frame) => [
      Buffer.from(frame.id, 'latin1'),
      size(frame.body.length),
      Buffer.alloc(2),
      frame.body,
    ]),
  );
  return Buffer.concat([
    Buffer.from('ID3', 'latin1'),
    Buffer.of(version, 0, 0),
    sevenBits(body.length),
    body,
  ]);
}

/** @param {TrackTags} tags @param {Exclude<Id3Form, 'id3v1'>} form @returns {Frame[]} */
function framesOf(tags, form) {
  const between = form === 'id3v2.4' ? '\0' : '/';
  /** @type {[string, string | undefined][]} */
  const texts = [
    ['TIT2', tags.title],
    ['TPE1', tags.artists.join(between)],
    ['TALB', tags.album],
    ['TPE2', tags.albumArtist],
    ['TRCK', numberOfTotal(tags.trackNo, tags.trackTotal)],
    ['TPOS', numberOfTotal(tags.discNo, tags.discTotal)],
    [form === 'id3v2.4' ? 'TDRC' : 'TYER', tags.year?.toString()],
    ['TCON', tags.genre],
    ['TCMP', tags.compilation === true ? '1' : undefined],
  ];
  const frames = texts.flatMap(([id, text]) =>
    text === undefined ? [] : [{ id, body: encodedText(text, form) }],
  );
  const lyrics = tags.lyrics === undefined ? [] : [lyricsFrame(tags.lyrics)];
  return [...frames, ...lyrics, ...(tags.cover === undefined ? [] : [pictureFrame(tags.cover)])];
}

/** @param {string} text @param {Exclude<Id3Form, 'id3v1'>} form */
function encodedText(text, form) {
  if (form === 'id3v2.4') return Buffer.concat([Buffer.of(UTF8), Buffer.from(text)]);
  if (form === 'id3v2.3') return Buffer.concat([Buffer.of(UTF16), utf16(text)]);
  return Buffer.concat([Buffer.of(NO_ENCODING), encodeLegacy(text, form)]);
}

/** With a byte order mark. @param {string} text */
const utf16 = (text) => Buffer.from(`\ufeff${text}`, 'utf16le');

/** @param {string} text @returns {Frame} */
const lyricsFrame = (text) => ({
  id: 'USLT',
  body: Buffer.concat([Buffer.of(UTF16), Buffer.from('zho'), utf16('\0'), utf16(text)]),
});

/** @param {Uint8Array} jpeg @returns {Frame} */
const pictureFrame = (jpeg) => ({
  id: 'APIC',
  body: Buffer.concat([Buffer.from(`\0image/jpeg\0${String.fromCharCode(COVER_FRONT)}\0`, 'latin1'), jpeg]),
});

/** @param {TrackTags} tags */
function id3v1({ title, artists, album, year, trackNo = 0 }) {
  const tag = Buffer.alloc(V1_BYTES);
  tag.write('TAG', 'latin1');
  [title, artists.join('/'), album].forEach((text, index) =>
    tag.set(encodeLegacy(text, 'gbk').subarray(0, V1_TEXT_BYTES), 3 + index * V1_TEXT_BYTES),
  );
  tag.write(year?.toString() ?? '', 93, 'latin1');
  tag[126] = trackNo;
  tag[127] = V1_NO_GENRE;
  return tag;
}

/** @param {number} size */
const sevenBits = (size) => Buffer.from([21, 14, 7, 0].map((shift) => (size >> shift) & 0x7f));

/** @param {number} size */
function plain(size) {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(size);
  return bytes;
}
