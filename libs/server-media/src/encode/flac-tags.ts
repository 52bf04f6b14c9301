import type { SongTags } from '../types.ts';

const MARK_BYTES = 4;
const BLOCK_HEAD = 4;
const LAST = 0x80;
const VORBIS_COMMENT = 4;
const PICTURE = 6;
const COVER_FRONT = 3;
const PIXEL_BITS = 24;
/** Separator in `SongTags.artist`. */
const BETWEEN_ARTISTS = ' / ';

function block(type: number, body: Buffer, last: boolean): Buffer {
  const head = Buffer.alloc(BLOCK_HEAD);
  head.writeUInt32BE(body.length);
  head[0] = type | (last ? LAST : 0);
  return Buffer.concat([head, body]);
}

function number(value: number, littleEndian = false): Buffer {
  const bytes = Buffer.alloc(4);
  if (littleEndian) bytes.writeUInt32LE(value);
  else bytes.writeUInt32BE(value);
  return bytes;
}

function comments(tags: SongTags, lyrics: string): Buffer {
  // Fields may be repeated: one per artist.
  const fields = [
    ['TITLE', tags.title],
    ...tags.artist.split(BETWEEN_ARTISTS).map((artist) => ['ARTIST', artist]),
    ['ALBUM', tags.album],
    ['TRACKNUMBER', String(tags.track)],
    ...(tags.year === undefined ? [] : [['DATE', String(tags.year)]]),
    ['LYRICS', lyrics],
  ];
  const texts = fields.map(([name, value]) => Buffer.from(`${name}=${value}`));
  const vendor = Buffer.from('Qingyin');
  const list = texts.flatMap((text) => [number(text.length, true), text]);
  return Buffer.concat([number(vendor.length, true), vendor, number(texts.length, true), ...list]);
}

function picture(cover: Buffer, edge: number): Buffer {
  const mime = Buffer.from('image/jpeg');
  const head = [
    number(COVER_FRONT),
    number(mime.length),
    mime,
    number(0),
    number(edge),
    number(edge),
    number(PIXEL_BITS),
    number(0),
  ];
  return Buffer.concat([...head, number(cover.length), cover]);
}

/**
 * Copy of a FLAC file with title, artists, album, track number, year, lyrics and cover instead of the encoder's
 * comments.
 */
export function tagFlac(file: Buffer, tags: SongTags, lyrics: string, cover: Buffer, edge: number): Buffer {
  let at = MARK_BYTES;
  const infoEnd = at + BLOCK_HEAD + file.readUIntBE(at + 1, 3);
  for (let last = false; !last;) {
    last = ((file[at] ?? LAST) & LAST) !== 0;
    at += BLOCK_HEAD + file.readUIntBE(at + 1, 3);
  }
  const info = Buffer.from(file.subarray(0, infoEnd));
  info[MARK_BYTES] = 0;
  return Buffer.concat([
    info,
    block(VORBIS_COMMENT, comments(tags, lyrics), false),
    block(PICTURE, picture(cover, edge), true),
    file.subarray(at),
  ]);
}

/**
 * Replaces the lyrics in the metadata of a tagged FLAC file.
 *
 * @param start first bytes of the file
 * @returns the new metadata, and the offset of the sound in the file; undefined if `start` does not contain all of
 *   the metadata
 */
export function flacHeadWithLyrics(
  start: Buffer,
  tags: SongTags,
  lyrics: string,
): { head: Buffer; soundAt: number } | undefined {
  const parts = [start.subarray(0, MARK_BYTES)];
  let at = MARK_BYTES;
  for (let last = false; !last;) {
    if (at + BLOCK_HEAD > start.length) return undefined;
    const type = start[at] ?? LAST;
    last = (type & LAST) !== 0;
    const end = at + BLOCK_HEAD + start.readUIntBE(at + 1, 3);
    const isVorbisComment = (type & ~LAST) === VORBIS_COMMENT;
    parts.push(
      isVorbisComment ? block(VORBIS_COMMENT, comments(tags, lyrics), last) : start.subarray(at, end),
    );
    at = end;
  }
  return at > start.length ? undefined : { head: Buffer.concat(parts), soundAt: at };
}
