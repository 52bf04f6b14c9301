/**
 * @typedef {object} PlainAlbum an album before it becomes files
 * @property {string} artist
 * @property {string} title
 * @property {number} year
 * @property {string} genre
 * @property {import('../track-file.mjs').SoundFormat} format
 * @property {readonly string[]} titles of its tracks
 * @property {readonly number[]} seconds durations of its tracks
 * @property {number} firstSound number of the sound of its first track
 * @property {Buffer} cover
 * @property {(number: number) => string} otherArtist other people, by number
 */

/**
 * @typedef {object} PlannedTrack
 * @property {string} path below the library's root, with `/`
 * @property {import('../track-file.mjs').TrackFile} file
 * @property {readonly string[]} artists single names that its artist tag stands for
 * @property {{ text: string, encoding: 'utf-8' | 'gbk' } | null} lyrics a .lrc file beside it
 *
 * @typedef {object} PlannedAlbum
 * @property {import('./odd-albums.mjs').OddKind | ''} odd what is unusual; '' = nothing
 * @property {string} title '' = no tags
 * @property {string} artist the album artist, or that of all tracks; '' = various artists or no tags
 * @property {readonly string[]} folders below the library's root; without those of single discs
 * @property {readonly PlannedTrack[]} tracks one for each file, so that songs in two formats are here twice
 * @property {{ name: string, bytes: Buffer } | null} coverFile in each of the folders
 */

/** Characters that file systems do not allow. */
const NOT_IN_NAMES = /[\\/:*?"<>|]/g;
const NAME_BYTES = 200;

/** A text as a part of a path, shortened if need be. @param {string} text */
export function fileName(text) {
  let name = text.replace(NOT_IN_NAMES, '_');
  while (Buffer.byteLength(name) > NAME_BYTES) name = [...name].slice(0, -1).join('');
  return name;
}

/** Number with two digits. @param {number} number */
export const twoDigits = (number) => String(number).padStart(2, '0');

/** `Artist/Album (Year)`. @param {string} artist @param {string} title @param {number} year */
export const albumFolder = (artist, title, year) => `${fileName(artist)}/${fileName(title)} (${year})`;

/** `NN Title.ext`. @param {number} number @param {string} title @param {string} extension */
export const trackName = (number, title, extension) => `${twoDigits(number)} ${fileName(title)}.${extension}`;
