import type { IAudioMetadata, IPicture } from 'music-metadata';
import { redecodeTexts } from '@qingyin/text-encoding';
import { LYRIC_MAX } from '../lyrics/kept-lyric.ts';
import { lyricTexts } from './embedded-lyrics.ts';

/** Title, artist, album and lyrics of a sound file as its tags have them. */
export interface WrittenTags {
  title: string;
  artist: string;
  album: string;
  /** in the forms they have there */
  lyrics: string[];
  /** which of these texts stand in the file in Unicode */
  unicode: ReadonlySet<string>;
}

/** The first version whose tags divide several artists otherwise than by a stroke, which names have as well. */
const STROKE_VERSIONS = /^ID3v2\.[23]$/;

/** No more of a text is looked at than is kept of lyrics. */
const cut = (text: string): string => text.slice(0, LYRIC_MAX);

/** Tags whose texts are in Unicode by their standard: of Ogg and FLAC, of MP4, and APE. */
const UNICODE_TAGS = /^(?:vorbis|iTunes|APEv2)$/;

/**
 * Texts of the tags, each byte of those without an encoding as one character.
 *
 * @param unicodeFrames ID3v2 frames that name an encoding of Unicode (`id3Frames`)
 */
export function tagsAsRead(
  { common, native }: Pick<IAudioMetadata, 'common' | 'native'>,
  unicodeFrames: ReadonlySet<string>,
): WrittenTags {
  const unicode = unicodeTexts(native, unicodeFrames);
  const artists = [common.artists ?? common.artist ?? []].flat().filter(Boolean);
  const artist = strokeArtist(native) ?? artists.join(' / ');
  if (artists.every((name) => unicode.has(cut(name)))) unicode.add(cut(artist));
  const lyrics = lyricTexts({ common, native });
  return {
    title: cut(common.title ?? ''),
    artist: cut(artist),
    album: cut(common.album ?? ''),
    lyrics: lyrics.map(cut),
    unicode,
  };
}

function unicodeTexts(native: IAudioMetadata['native'], unicodeFrames: ReadonlySet<string>): Set<string> {
  const tags = Object.entries(native).flatMap(([kind, all]) =>
    UNICODE_TAGS.test(kind)
      ? all
      : kind.startsWith('ID3v2')
        ? all.filter(({ id }) => unicodeFrames.has(id.replace(/:.*$/s, '')))
        : [],
  );
  return new Set(tags.flatMap(({ value }) => textsOf(value)).map(cut));
}

/** A text, or that of lyrics. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  const { text } = (value ?? {}) as { text?: unknown };
  return typeof text === 'string' ? [text] : [];
}

/**
 * The same in the encoding that makes the likeliest texts of them all.
 *
 * @param fileName a witness: it is in Unicode, and often holds the title
 */
export function decodeTags(tags: WrittenTags, fileName: string): Omit<WrittenTags, 'unicode'> {
  const written = [tags.title, tags.artist, tags.album, ...tags.lyrics];
  const [title = '', artist = '', album = '', ...lyrics] = redecodeTexts(
    written,
    fileName,
    written.map((text) => tags.unicode.has(text)),
  ).texts;
  return { title, artist, album, lyrics };
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
