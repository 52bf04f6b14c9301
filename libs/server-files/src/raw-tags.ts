import type { IAudioMetadata, IPicture } from 'music-metadata';
import { redecodeTexts } from '@qingyin/text-encoding';
import { LYRIC_MAX } from './normalize-lyric.ts';
import { embeddedLyricTexts } from './embedded-lyrics.ts';

/** Title, artist, album and lyrics of a sound file as stored in its tags. */
export interface RawTags {
  title: string;
  artist: string;
  album: string;
  /** in their own formats */
  lyrics: string[];
  /** texts that are stored in Unicode */
  unicode: ReadonlySet<string>;
}

/** Versions that separate several artists by a slash, which may also be part of a name. */
const STROKE_VERSIONS = /^ID3v2\.[23]$/;

/** Cuts a text to the maximum length of lyrics. */
const cut = (text: string): string => text.slice(0, LYRIC_MAX);

/** Tag types that are Unicode by their standard: Vorbis comments (Ogg, FLAC), MP4, APE. */
const UNICODE_TAGS = /^(?:vorbis|iTunes|APEv2)$/;

/**
 * Raw texts of the tags; texts of unknown encoding have one character per byte.
 *
 * @param unicodeFrames ID3v2 frames that state a Unicode encoding (`id3Frames`)
 */
export function collectRawTags(
  { common, native }: Pick<IAudioMetadata, 'common' | 'native'>,
  unicodeFrames: ReadonlySet<string>,
): RawTags {
  const unicode = unicodeTexts(native, unicodeFrames);
  const artists = [common.artists ?? common.artist ?? []].flat().filter(Boolean);
  const artist = strokeArtist(native) ?? artists.join(' / ');
  if (artists.every((name) => unicode.has(cut(name)))) unicode.add(cut(artist));
  const lyrics = embeddedLyricTexts({ common, native });
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

/** The string itself, or the text of a lyrics value. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  const { text } = (value ?? {}) as { text?: unknown };
  return typeof text === 'string' ? [text] : [];
}

/**
 * Decodes the texts in the encoding that is most likely for all of them together.
 *
 * @param fileName a hint: it is Unicode and often contains the title
 */
export function decodeTags(tags: RawTags, fileName: string): Omit<RawTags, 'unicode'> {
  const written = [tags.title, tags.artist, tags.album, ...tags.lyrics];
  const [title = '', artist = '', album = '', ...lyrics] = redecodeTexts(
    written,
    fileName,
    written.map((text) => tags.unicode.has(text)),
  ).texts;
  return { title, artist, album, lyrics };
}

/** Artists of a tag whose reader splits "AC/DC" into two. */
function strokeArtist(native: IAudioMetadata['native']): string | undefined {
  const artists = Object.entries(native)
    .filter(([version]) => STROKE_VERSIONS.test(version))
    .flatMap(([, tags]) => tags.filter(({ id }) => id === 'TPE1' || id === 'TP1'))
    .flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
  return artists.length > 1 ? artists.join('/') : undefined;
}

const FRONT = /front/i;
const BACK = /back|leaflet|media|icon|artist|band|studio|logo/i;

/** The cover picture: the front cover, else one that is not declared as another kind. */
export function coverOf(pictures: readonly IPicture[] | undefined): IPicture | undefined {
  return (
    pictures?.find(({ type }) => FRONT.test(type ?? '')) ??
    pictures?.find(({ type }) => !BACK.test(type ?? '')) ??
    pictures?.[0]
  );
}
