import type { SongTags } from '../types.ts';

const MARK_BYTES = 4;
const BLOCK_HEAD = 4;
const LAST = 0x80;
const VORBIS_COMMENT = 4;
const PICTURE = 6;
const COVER_FRONT = 3;
const PIXEL_BITS = 24;
/** As `SongTags.artist` has them. */
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
  // A field may come several times: each artist has one.
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

/** A copy of a FLAC file with title, artists, album, number, year, lyrics and cover in place of the encoder's own comments. */
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
 * What stands before the sound of a tagged FLAC file, with other words in it.
 *
 * @param start of the file; undefined comes back where the sound begins behind it
 * @returns the bytes to stand there instead, and where the sound begins in the file
 */
export function headWithWords(
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
    const words = (type & ~LAST) === VORBIS_COMMENT;
    parts.push(words ? block(VORBIS_COMMENT, comments(tags, lyrics), last) : start.subarray(at, end));
    at = end;
  }
  return at > start.length ? undefined : { head: Buffer.concat(parts), soundAt: at };
}
