import { pictureBlock } from './picture-block.mjs';

const VENDOR = 'Qingyin test sounds';

/**
 * The list of comments of FLAC and Vorbis. Fields with several values are repeated.
 * @param {import('./track-tags.mjs').TrackTags | null} tags null: no comments
 * @param {{ withPicture?: boolean }} [options] whether the cover is one of the comments, as in Ogg files
 */
export function vorbisComments(tags, { withPicture = false } = {}) {
  const texts = (tags === null ? [] : fieldsOf(tags, withPicture)).map(([name, value]) => `${name}=${value}`);
  const count = Buffer.alloc(4);
  count.writeUInt32LE(texts.length);
  return Buffer.concat([counted(VENDOR), count, ...texts.map(counted)]);
}

/** @param {string} text */
function counted(text) {
  const bytes = Buffer.from(text);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(bytes.length);
  return Buffer.concat([length, bytes]);
}

/** @param {import('./track-tags.mjs').TrackTags} tags @param {boolean} withPicture */
function fieldsOf(tags, withPicture) {
  const picture =
    withPicture && tags.cover !== undefined ? pictureBlock(tags.cover).toString('base64') : undefined;
  /** @type {[string, string | number | undefined][]} */
  const fields = [
    ['TITLE', tags.title],
    ...tags.artists.map((artist) => /** @type {[string, string]} */ (['ARTIST', artist])),
    ['ALBUM', tags.album],
    ['ALBUMARTIST', tags.albumArtist],
    ['TRACKNUMBER', tags.trackNo],
    ['TRACKTOTAL', tags.trackTotal],
    ['DISCNUMBER', tags.discNo],
    ['DISCTOTAL', tags.discTotal],
    ['DATE', tags.year],
    ['GENRE', tags.genre],
    ['COMPILATION', tags.compilation === true ? 1 : undefined],
    ['LYRICS', tags.lyrics],
    ...Object.entries(tags.comments ?? {}).flatMap(([name, values]) =>
      [values].flat().map((value) => /** @type {[string, string]} */ ([name, value])),
    ),
    ['METADATA_BLOCK_PICTURE', picture],
  ];
  return fields.filter(([, value]) => value !== undefined);
}
