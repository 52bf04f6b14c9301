import { decodeText } from '@qingyin/text-encoding';
import type { ILyricsTag } from 'music-metadata';
import { lyricsTagText } from '../embedded-lyrics.ts';
import type { RawMusicTags } from '../music-tags.ts';
import { LYRIC_MAX } from '../normalize-lyric.ts';
import type { ParsedSound } from '../parse-sound.ts';
import { furtherTags } from './further-tags.ts';
import { type NativeText, nativeTexts } from './native-texts.ts';
import { r128Gain, replayGain } from './tag-gain.ts';
import { tagDate, withDayAndMonth } from './tag-date.ts';
import { type TagField, tagNames } from './tag-names.ts';

/** More values of a tag than any song has; the rest is left out. */
const MOST_VALUES = 100;
const MOST_LYRICS = 10;
const LONGEST_SHEET = 512 * 1024;
const LARGEST_NUMBER = 99_999;
const MBID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;
const LYRICS_FRAME = /^(?:USLT|ULT|SYLT)$/;

/** Tags of a file as they are stored. */
type NativeTags = Pick<ParsedSound, 'native' | 'quality' | 'unicodeFrames'>;

/** Collects the tags of a parsed file without decoding texts of unknown encoding. */
export function collectMusicTags(parsed: NativeTags): RawMusicTags {
  const texts = nativeTexts(parsed, parsed.unicodeFrames);
  const unicode = new Set<string>();
  const stored = (values: readonly NativeText[]): string[] => {
    const cut = values.map((value) => ({ ...value, text: value.text.slice(0, LYRIC_MAX) }));
    for (const { text, unicode: isUnicode } of cut) if (isUnicode) unicode.add(text);
    return [...new Set(cut.map(({ text }) => text))];
  };
  const valuesIn = (field: TagField): NativeText[] => valuesOf(texts, field);
  const text = (field: TagField): string => stored(valuesIn(field).slice(0, 1))[0] ?? '';
  const plain = (field: TagField): string => valuesIn(field)[0]?.text ?? '';
  const mbids = (field: TagField): string[] => mbidsIn(valuesIn(field));
  const names = (many: TagField, whole: TagField, ids: TagField): string[] =>
    stored(singleNames(valuesIn(valuesIn(many).length > 0 ? many : whole), mbids(ids)));
  const [track, disc] = [numbersIn(plain('track')), numbersIn(plain('disc'))];
  const hasNames = valuesIn('artists').length > 0 && valuesIn('artist').length > 0;
  return {
    title: text('title'),
    artists: names('artists', 'artist', 'artistMbid'),
    ...(hasNames && { artistText: text('artist') }),
    albumArtists: names('albumArtists', 'albumArtist', 'albumArtistMbid'),
    album: text('album'),
    trackNo: track.no,
    trackTotal: numbersIn(plain('trackTotal')).no || track.total,
    discNo: disc.no,
    discTotal: numbersIn(plain('discTotal')).no || disc.total,
    discSubtitle: text('discSubtitle'),
    date: withDayAndMonth(firstDate(texts, 'date'), plain('dayAndMonth')),
    originalDate: firstDate(texts, 'originalDate'),
    genres: stored(valuesIn('genre')),
    composers: stored(valuesIn('composer')),
    compilation: /^(?:1|true|yes)$/i.test(plain('compilation')),
    label: text('label'),
    releaseTypes: typesIn(valuesIn('releaseType')),
    titleSort: text('titleSort'),
    artistSort: text('artistSort'),
    albumSort: text('albumSort'),
    albumArtistSort: text('albumArtistSort'),
    recordingMbid: mbids('recording')[0] ?? '',
    albumMbid: mbids('albumMbid')[0] ?? '',
    artistMbids: mbids('artistMbid'),
    albumArtistMbids: mbids('albumArtistMbid'),
    trackGain: r128Gain(plain('r128TrackGain')) ?? replayGain(plain('trackGain')),
    albumGain: r128Gain(plain('r128AlbumGain')) ?? replayGain(plain('albumGain')),
    lyrics: stored(lyricsOf(parsed, texts)),
    ...furtherTags({ valuesIn, stored }),
    ...sheetIn(valuesIn('cueSheet')),
    unicode: [...unicode],
  };
}

/** The texts of a field, the most reliable first. */
function candidates(texts: readonly NativeText[], field: TagField): NativeText[] {
  const names: readonly string[] = tagNames[field];
  return texts
    .filter(({ name }) => names.includes(name))
    .sort((one, other) => one.rank - other.rank || names.indexOf(one.name) - names.indexOf(other.name));
}

/** The values of the most reliable tag of a field. */
function valuesOf(texts: readonly NativeText[], field: TagField): NativeText[] {
  const all = candidates(texts, field);
  return all.filter(({ rank, name }) => rank === all[0]?.rank && name === all[0].name).slice(0, MOST_VALUES);
}

/**
 * Single names. One text with several names is split if the file has an identifier for each of them: a slash alone may
 * belong to a name.
 */
function singleNames(names: readonly NativeText[], mbids: readonly string[]): NativeText[] {
  const [name] = names;
  if (!name || names.length > 1 || mbids.length < 2) return [...names];
  const parts = name.text.split(/ *[/;] */).filter(Boolean);
  return parts.length === mbids.length ? parts.map((text) => ({ ...name, text })) : [name];
}

const firstDate = (texts: readonly NativeText[], field: TagField): string =>
  candidates(texts, field)
    .map(({ text }) => tagDate(text))
    .find(Boolean) ?? '';

const mbidsIn = (texts: readonly NativeText[]): string[] => [
  ...new Set(texts.flatMap(({ text }) => text.toLowerCase().match(MBID) ?? [])),
];

const typesIn = (texts: readonly NativeText[]): string[] => [
  ...new Set(texts.flatMap(({ text }) => text.toLowerCase().split(/ *[;,/] */)).filter(Boolean)),
];

/** Numbers of a text such as `3/12`; 0 = none. */
function numbersIn(text: string): { no: number; total: number } {
  const [no, total] = text.split('/').map((part) => parseInt(part, 10));
  return { no: asNumber(no), total: asNumber(total) };
}

const asNumber = (number = 0): number => (number > 0 && number <= LARGEST_NUMBER ? number : 0);

/** The embedded CUE sheet; one of unknown encoding is long enough to be decoded alone. */
function sheetIn([sheet]: readonly NativeText[]): Pick<RawMusicTags, 'cueSheet'> {
  if (!sheet || sheet.text.length > LONGEST_SHEET) return {};
  return { cueSheet: sheet.unicode ? sheet.text : decodeText(Buffer.from(sheet.text, 'latin1')).text };
}

/** Lyrics in their own formats: texts under their names, and those of ID3's lyrics frames. */
function lyricsOf({ native, unicodeFrames }: NativeTags, texts: readonly NativeText[]): NativeText[] {
  const frames = Object.entries(native)
    .filter(([kind]) => kind.startsWith('ID3v2'))
    .flatMap(([, tags]) => tags.filter(({ id }) => LYRICS_FRAME.test(id)))
    .map(({ id, value }) => ({
      rank: 0,
      name: 'lyrics',
      text: lyricsTagText(value as ILyricsTag),
      unicode: unicodeFrames.has(id),
    }));
  return [...candidates(texts, 'lyrics'), ...frames].filter(({ text }) => text).slice(0, MOST_LYRICS);
}
