import type { IAudioMetadata, IPicture } from 'music-metadata';
import { redecodeTexts } from '@qingyin/text-encoding';
import { lyricTexts } from './embedded-lyrics.ts';

/** Title, artist, album and lyrics of a sound file as its tags have them. */
export interface WrittenTags {
  title: string;
  artist: string;
  album: string;
  /** in the forms they have there */
  lyrics: string[];
}

/** The first version whose tags divide several artists otherwise than by a stroke, which names have as well. */
const STROKE_VERSIONS = /^ID3v2\.[23]$/;

/** Texts of the tags, each byte of those without an encoding as one character. */
export function tagsAsRead({ common, native }: Pick<IAudioMetadata, 'common' | 'native'>): WrittenTags {
  return {
    title: common.title ?? '',
    artist: strokeArtist(native) ?? (common.artists ?? [common.artist]).filter(Boolean).join(' / '),
    album: common.album ?? '',
    lyrics: lyricTexts({ common, native }),
  };
}

/**
 * The same in the encoding that makes the likeliest texts of them all.
 *
 * @param fileName a witness: it is in Unicode, and often holds the title
 */
export function decodeTags(tags: WrittenTags, fileName: string): WrittenTags {
  const { title, artist, album, lyrics } = tags;
  const [decodedTitle = '', decodedArtist = '', decodedAlbum = '', ...decodedLyrics] = redecodeTexts(
    [title, artist, album, ...lyrics],
    fileName,
  ).texts;
  return { title: decodedTitle, artist: decodedArtist, album: decodedAlbum, lyrics: decodedLyrics };
}

/** The artists of a tag in which "AC/DC" looks like two. */
function strokeArtist(native: IAudioMetadata['native']): string | undefined {
  const artists = Object.entries(native)
    .filter(([version]) => STROKE_VERSIONS.test(version))
    .flatMap(([, tags]) => tags.filter(({ id }) => id === 'TPE1' || id === 'TP1'))
    .flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
  return artists.length > 1 ? artists.join('/') : undefined;
}

const FRONT = /front/i;
const BACK = /back|leaflet|media|icon|artist|band|studio|logo/i;

/** The picture that stands for a song: its front cover, else one that is not known to be another. */
export function coverOf(pictures: readonly IPicture[] | undefined): IPicture | undefined {
  return (
    pictures?.find(({ type }) => FRONT.test(type ?? '')) ??
    pictures?.find(({ type }) => !BACK.test(type ?? '')) ??
    pictures?.[0]
  );
}
