import type { IAudioMetadata } from 'music-metadata';
import { involvedPeople } from './involved-people.ts';

/** A text of a tag under its name in the tag. */
export interface NativeText {
  /** rank of its kind of tag, 0 = the most reliable */
  rank: number;
  /** lower case, without prefixes, spaces and underscores: `albumartist`, `tpe1`, `musicbrainzalbumid` */
  name: string;
  text: string;
  /** stored as Unicode; else the text has one character per byte */
  unicode: boolean;
}

/** Kinds of tags, the most reliable first; ID3v1 cuts its texts. `chunks`: texts of chunks of AIFF and DSDIFF. */
const KINDS = [
  ...['APEv2', 'APEv1', 'vorbis', 'iTunes', 'asf'],
  ...['ID3v2.4', 'ID3v2.3', 'ID3v2.2', 'exif', 'chunks', 'ID3v1'],
];
/** Tags that are Unicode by their standard. */
const UNICODE_KINDS = new Set(['APEv2', 'vorbis', 'iTunes', 'asf']);
/** Prefixes of names that programs choose freely. */
const FREE_NAME = /^(?:TXXX|----:[^:]*):/;
const LATIN1 = 'latin1';
const MUSICBRAINZ = 'http://musicbrainz.org';
/** Frames of ID3v2.2 and 2.3 whose texts the parser splits at each slash. */
const SPLIT_AT_SLASH = /^(?:TPE1|TCOM|TEXT|TOLY|TOPE|TSRC|TXXX:.*)$/s;
const SPLIT_KINDS = /^ID3v2\.[23]$/;

type Tags = Pick<IAudioMetadata, 'native' | 'quality'>;

/**
 * All texts of the tags in order of reliability, single values of multi-value tags one by one. A slash in a text of
 * ID3v2.3, such as "AC/DC", does not separate values.
 *
 * @param unicodeFrames ID3v2 frames that state a Unicode encoding
 */
export function nativeTexts({ native, quality }: Tags, unicodeFrames: ReadonlySet<string>): NativeText[] {
  return KINDS.flatMap((kind, rank) =>
    withSlashes(kind, native[kind] ?? [], quality).flatMap(({ id, value }) => {
      const unicode = UNICODE_KINDS.has(kind) || unicodeFrames.has(id.replace(/:.*$/s, ''));
      const texts = textsOf(id, value).map((text) => ({ name: nameOf(id), text }));
      return [...texts, ...involvedPeople(id, value)].map((text) => ({ rank, ...text, unicode }));
    }),
  );
}

const nameOf = (id: string): string => id.replace(FREE_NAME, '').toLowerCase().replace(/[ _]/g, '');

/** Removes white space of ASCII only: other bytes may be halves of characters. */
const trimmed = (text: string): string => text.replace(/^[\t\n\r ]+|[\t\n\r ]+$/g, '');

function textsOf(id: string, value: unknown): string[] {
  if (typeof value === 'string') return value.split('\0').map(trimmed).filter(Boolean);
  if (typeof value === 'number' || typeof value === 'boolean') return [String(Number(value))];
  if (id !== 'UFID' && id !== 'UFI') return [];
  const { owner_identifier: owner, identifier } = value as {
    owner_identifier?: unknown;
    identifier?: unknown;
  };
  return owner === MUSICBRAINZ && identifier instanceof Uint8Array
    ? [Buffer.from(identifier).toString(LATIN1)]
    : [];
}

type NativeTag = IAudioMetadata['native'][string][number];

/** The tags with texts that the parser has split at slashes joined again. */
function withSlashes(
  kind: string,
  tags: readonly NativeTag[],
  quality: Tags['quality'],
): readonly NativeTag[] {
  if (!SPLIT_KINDS.test(kind)) return tags;
  const joined = new Map<string, NativeTag>();
  const all: NativeTag[] = [];
  for (const tag of tags) {
    const { id, value } = tag;
    const earlier = joined.get(id);
    if (typeof value !== 'string' || !SPLIT_AT_SLASH.test(id)) all.push(tag);
    else if (earlier) earlier.value = `${String(earlier.value)}${separatorOf(id, quality)}${value}`;
    else {
      const copy = { ...tag };
      joined.set(id, copy);
      all.push(copy);
    }
  }
  return all;
}

/** What separated the values of a frame: a NUL, of which the parser warns, or a slash. */
const separatorOf = (id: string, { warnings }: Tags['quality']): string =>
  warnings.some(({ message }) =>
    message.includes(` ${id.replace(/:.*$/s, '')} uses non standard null-separator`),
  )
    ? '\0'
    : '/';
