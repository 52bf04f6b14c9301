import NodeID3 from 'node-id3';
import type { SongTags } from '../types.ts';

/** Size of the tag of a streamed song; padded to it, so that the size of the file is known in advance. */
export const TAG_BYTES = 8192;
/** Minimum size of the tag of a downloaded song, with room for the cover. */
export const COVER_TAG_BYTES = 32_768;
/** Room for lyrics in that size; longer lyrics enlarge the tag in steps of this size. */
const LYRICS_RESERVE = 4096;
const HEADER_BYTES = 10;
const SIZE_AT = 6;
const COVER_FRONT = 3;

/** Size of the tag of a downloaded song with these lyrics, which are stored as UTF-16. */
export const coverTagBytes = (lyrics: string): number =>
  COVER_TAG_BYTES + Math.max(0, Math.ceil((lyrics.length * 2) / LYRICS_RESERVE) - 1) * LYRICS_RESERVE;

/**
 * Creates an ID3v2.3 tag of exactly TAG_BYTES, or of `coverTagBytes` with a cover. Streams have no cover, because
 * browsers look for the format of a picture before they play and read most of the song doing so. A cover that does
 * not fit is left out (callers keep it under 24 kB).
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
