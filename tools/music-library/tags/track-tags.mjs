/**
 * Tags of a sound file as they are written; what is undefined is left out.
 *
 * @typedef {object} TrackTags
 * @property {string} title
 * @property {readonly string[]} artists values of the artist tag; several only where the format has multi-value tags
 * @property {string} album
 * @property {string} [albumArtist]
 * @property {number} [trackNo]
 * @property {number} [trackTotal]
 * @property {number} [discNo]
 * @property {number} [discTotal]
 * @property {number} [year]
 * @property {string} [genre]
 * @property {boolean} [compilation]
 * @property {Uint8Array} [cover] JPEG
 * @property {string} [lyrics]
 * @property {Readonly<Record<string, string | readonly string[]>>} [comments] further fields of FLAC and Ogg files, such as
 *   `COMPOSER`
 */

/**
 * How the tags of an MP3 file are written: ID3v2.3 in UTF-16, ID3v2.4 in UTF-8, ID3v2.3 with encoding byte 0 and texts
 * in a Chinese code page, or ID3v1 alone in GBK.
 *
 * @typedef {'id3v2.3' | 'id3v2.4' | 'gbk' | 'big5' | 'id3v1'} Id3Form
 */

/**
 * The number of a track or disc with the total, as `3/12`.
 * @param {number | undefined} number
 * @param {number | undefined} total
 */
export function numberOfTotal(number, total) {
  if (number === undefined) return undefined;
  return total === undefined ? String(number) : `${number}/${total}`;
}
