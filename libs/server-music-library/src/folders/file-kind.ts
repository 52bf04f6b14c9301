import { convertedTypes, type SoundType, soundTypes } from '@qingyin/audio-dsp';

/** What a file of a music folder is for; `unsupported`: sound in a format that the server cannot read. */
export type MusicFileKind =
  'sound' | 'unsupported' | 'cover' | 'artist' | 'lyric' | 'playlist' | 'cue' | 'description';

/** Further names of the formats that browsers play; whether an `mp4` has only sound is decided when it is read. */
const aliases: Record<string, SoundType> = { oga: 'ogg', m4b: 'm4a', mp4: 'm4a' };

/** Names of all formats whose files are read: those that browsers play, and those that are converted for them. */
const sounds = new Set([
  ...[...Object.keys(soundTypes), ...Object.keys(aliases)],
  ...Object.values<readonly string[]>(convertedTypes).flat(),
]);

/** Sound that cannot be read: other formats, and encrypted downloads of music services. */
const unsupported = new Set(
  'alac mka mp2 shn spx ac3 dts ra amr ncm kgm kgma vpr kwm tkm x2m x3m'.split(' '),
);
/** Encrypted downloads whose extensions have many endings: `qmc0`, `qmcflac`, `mflac0`, `mgg1`, `bkcmp3`. */
const ENCRYPTED = /^(?:qmc|mflac|mgg|bkc)[0-9a-z]*$/;

/** Picture formats and names, best first. */
export const PICTURE_FORMATS: readonly string[] = ['jpg', 'jpeg', 'png', 'webp', 'gif', 'avif'];
export const COVER_NAMES: readonly string[] = ['cover', 'folder', 'front', '封面'];

/** Names of descriptions of artists and albums in lower case, best first; `简介.txt` is of either. */
export const DESCRIPTION_NAMES: readonly string[] = [
  'artist.nfo',
  'album.nfo',
  'artist.txt',
  'biography.txt',
  'album.txt',
  '简介.txt',
  '簡介.txt',
];

/** Lyrics formats, best first. */
export const LYRIC_FORMATS: readonly string[] = ['ttml', 'yrc', 'lrc'];

/** Splits a file name at its last dot. @returns stem, and extension in lower case without the dot, '' = none */
export function splitFileName(name: string): { stem: string; extension: string } {
  const dot = name.lastIndexOf('.');
  return dot <= 0
    ? { stem: name, extension: '' }
    : { stem: name.slice(0, dot), extension: name.slice(dot + 1).toLowerCase() };
}

/** Recognises by its name what a file is for; undefined for files without a use. */
export function fileKind(name: string): MusicFileKind | undefined {
  const { stem, extension } = splitFileName(name);
  if (sounds.has(extension)) return 'sound';
  if (unsupported.has(extension) || ENCRYPTED.test(extension)) return 'unsupported';
  if (LYRIC_FORMATS.includes(extension)) return 'lyric';
  if (extension === 'm3u8' || extension === 'm3u') return 'playlist';
  if (extension === 'cue') return 'cue';
  if (DESCRIPTION_NAMES.includes(name.normalize('NFC').toLowerCase())) return 'description';
  if (!PICTURE_FORMATS.includes(extension)) return undefined;
  const picture = stem.normalize('NFC').toLowerCase();
  if (COVER_NAMES.includes(picture)) return 'cover';
  return picture === 'artist' ? 'artist' : undefined;
}
