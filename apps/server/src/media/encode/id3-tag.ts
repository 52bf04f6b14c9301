import NodeID3 from 'node-id3';
import type { SongTags } from '../types.ts';

/** The tag of a song that is streamed is padded to this size, so that the file's length is known beforehand. */
export const TAG_BYTES = 8192;
/** The tag of a song that is downloaded: room for the cover. */
export const COVER_TAG_BYTES = 32_768;
/** So much of that is there for words; longer ones make the tag longer, in steps of as much. */
const WORDS_ROOM = 4096;
const HEADER_BYTES = 10;
const SIZE_AT = 6;
const COVER_FRONT = 3;

/** How long the tag of a song to keep is with these words; they stand in it in UTF-16. */
export const coverTagBytes = (lyrics: string): number =>
  COVER_TAG_BYTES + Math.max(0, Math.ceil((lyrics.length * 2) / WORDS_ROOM) - 1) * WORDS_ROOM;

/**
 * An ID3v2.3 tag of exactly TAG_BYTES, or with a cover of `coverTagBytes`. Streams go without: browsers look for the
 * format of a picture before they play, and read most of the song doing so. A cover that does not fit is left out
 * (callers keep it under 24 kB).
 */
export function id3Tag(tags: SongTags, lyrics: string, cover?: Buffer): Buffer {
  const bytes = cover ? coverTagBytes(lyrics) : TAG_BYTES;
  const base = {
    title: tags.title,
    artist: tags.artist,
    album: tags.album,
    performerInfo: tags.artist,
    trackNumber: tags.trackTotal === undefined ? String(tags.track) : `${tags.track}/${tags.trackTotal}`,
    genre: tags.genre ?? '国风',
    ...(tags.year === undefined ? {} : { year: String(tags.year) }),
    unsynchronisedLyrics: { language: 'zho', text: lyrics },
  };
  const tag = Buffer.alloc(bytes);
  const whole = cover ? NodeID3.create({ ...base, image: frontCover(cover) }) : NodeID3.create(base);
  (whole.length <= bytes ? whole : NodeID3.create(base)).copy(tag);
  const size = bytes - HEADER_BYTES;
  for (let i = 0; i < 4; i++) tag[SIZE_AT + i] = (size >>> (7 * (3 - i))) & 0x7f;
  return tag;
}

const frontCover = (imageBuffer: Buffer) => ({
  mime: 'image/jpeg',
  type: { id: COVER_FRONT },
  description: '',
  imageBuffer,
});
