import type { SoundType } from '@qingyin/audio-dsp';
import { open } from 'node:fs/promises';
import type { IAudioMetadata, ICommonTagsResult } from 'music-metadata';
import { assertNotTruncated } from '../assert-not-truncated.ts';
import { readSoundContent } from '../audio-hash/read-sound-content.ts';
import { CachedFile } from '../cached-file.ts';
import {
  type LocatedConverted,
  locateConverted,
  readConvertedFile,
  tagsOfConverted,
} from '../converted/read-converted-file.ts';
import { FileError } from '../file-error.ts';
import { type LocatedSound, locateSound } from '../locate-sound.ts';
import type { MusicFileFacts } from '../music-tags.ts';
import { assertNoFilm, parseSound } from '../parse-sound.ts';
import { coverOf } from '../raw-tags.ts';
import { alacForm } from './alac-form.ts';
import { collectMusicTags } from './collect-music-tags.ts';
import { flacCueSheet } from './flac-cue-sheet.ts';
import { withApeBytes } from './with-ape-bytes.ts';

/** Longest duration that is believed, s; more is a damaged header. */
const LONGEST_S = 7 * 24 * 60 * 60;
const MS = 1000;
/** Highest sample rate that is believed, Hz; the highest one of DSD is 49 MHz. */
const HIGHEST_RATE = 100_000_000;
/** Codecs of WAV files that store samples; others store fewer bits than they state. */
const PLAIN_WAV = /^(?:PCM|IEEE_FLOAT|EXTENSIBLE|non-PCM \(65534\))$/i;

/**
 * Reads format, tags and audio hash of a sound file of a music library.
 *
 * @param path absolute
 * @throws FileError `wrong-type` for other files, for films and for encrypted ones, `unreadable` for corrupt ones, with
 * `truncated` for those that end early; errors of the file system (`ENOENT`, `EACCES`, `EIO` …) as they are
 */
export const readMusicFile = (path: string): Promise<MusicFileFacts> =>
  withSound(path, {
    played: factsOf,
    converted: async (file, located) => {
      const { content, tags } = await readConvertedFile(file, located, file.size);
      return checkedFacts({ ...content, picture: pictureOf(tags), tags: collectMusicTags(tags) });
    },
  });

/**
 * Reads the embedded front cover of a sound file, unvalidated.
 *
 * @param path absolute
 * @returns undefined when the file has no picture
 * @throws as `readMusicFile`
 */
export const readEmbeddedPicture = (path: string): Promise<Uint8Array | undefined> =>
  withSound(path, {
    played: async (file, located) => pictureOf(await parseSound(file, file.size, located, false)),
    converted: async (file, located) => pictureOf(await tagsOfConverted(file, located, file.size)),
  });

/**
 * Reads all pictures that a sound file contains, unvalidated: covers, backs, booklets.
 *
 * @param path absolute
 * @throws as `readMusicFile`
 */
export const readEmbeddedPictures = (path: string): Promise<Uint8Array[]> =>
  withSound(path, {
    played: async (file, located) => picturesOf(await parseSound(file, file.size, located, false)),
    converted: async (file, located) => picturesOf(await tagsOfConverted(file, located, file.size)),
  });

/** Readers of formats that browsers play, and of those that they do not. */
interface Readers<Result> {
  played: (file: CachedFile, located: LocatedSound) => Promise<Result>;
  converted: (file: CachedFile, located: LocatedConverted) => Promise<Result>;
}

async function withSound<Result>(path: string, readers: Readers<Result>): Promise<Result> {
  const handle = await open(path, 'r');
  try {
    const file = new CachedFile(handle, (await handle.stat()).size);
    try {
      const converted = await locateConverted(file);
      if (converted) return await readers.converted(file, converted);
      const located = await locateSound(file);
      if (!located) throw new FileError('wrong-type', 'not a supported audio format');
      return await readers.played(file, located);
    } catch (error) {
      if (file.failure !== undefined) throw file.failure;
      if (error instanceof FileError) throw error;
      throw new FileError('unreadable', 'the sound file cannot be read', { cause: error });
    }
  } finally {
    await handle.close();
  }
}

async function factsOf(file: CachedFile, located: LocatedSound): Promise<MusicFileFacts> {
  const { type } = located;
  await assertNotTruncated(file, type, file.size);
  const parsed = await parseSound(file, file.size, located, false);
  await assertNoFilm(file, located, parsed.format);
  const content = await readSoundContent(file, located, file.size);
  const format = { ...parsed.format, ...(type === 'm4a' && (await alacForm(file))) };
  const duration = content.duration ?? format.duration ?? 0;
  const sampleRate = content.sampleRate ?? format.sampleRate ?? 0;
  const tags = collectMusicTags(await withApeBytes(file, parsed, located.sound, file.size));
  const sheet =
    type === 'flac' && tags.cueSheet === undefined && sampleRate > 0
      ? await flacCueSheet(file, located.sound, sampleRate)
      : undefined;
  return checkedFacts({
    type,
    duration,
    bitrate: content.bitrate || format.bitrate || (file.size * 8) / duration,
    sampleRate,
    channels: content.channels ?? format.numberOfChannels ?? 0,
    bits: bitsOf(type, format),
    audioHash: content.audioHash,
    tags: sheet === undefined ? tags : { ...tags, cueSheet: sheet },
    picture: pictureOf(parsed),
  });
}

/** Facts with whole numbers. @param duration seconds @throws FileError `unreadable` for impossible ones */
function checkedFacts({
  duration,
  bitrate,
  sampleRate,
  ...facts
}: Omit<MusicFileFacts, 'durationMs'> & { duration: number }): MusicFileFacts {
  const rate = Math.round(sampleRate);
  if (!(duration > 0 && duration < LONGEST_S) || !(rate > 0 && rate < HIGHEST_RATE))
    throw new FileError('unreadable', 'the file contains no audio');
  return {
    ...facts,
    durationMs: Math.max(1, Math.round(duration * MS)),
    bitrate: Math.max(1, Math.round(bitrate)),
    sampleRate: rate,
  };
}

function bitsOf(
  type: SoundType,
  { lossless, bitsPerSample = 0, codec = '' }: IAudioMetadata['format'],
): number {
  if (type === 'wav') return PLAIN_WAV.test(codec) ? bitsPerSample : 0;
  return lossless ? bitsPerSample : 0;
}

const copied = (bytes: Uint8Array | undefined): Uint8Array | undefined => bytes && new Uint8Array(bytes);

const picturesOf = ({ common }: { common: Pick<ICommonTagsResult, 'picture'> }): Uint8Array[] =>
  (common.picture ?? []).map(({ data }) => new Uint8Array(data));

/** A copy: the parser's picture is a view of the whole tag. */
const pictureOf = ({ common }: { common: Pick<ICommonTagsResult, 'picture'> }): Uint8Array | undefined =>
  copied(coverOf(common.picture)?.data);
