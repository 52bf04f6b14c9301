import type { SoundType } from '@qingyin/audio-dsp';
import { open } from 'node:fs/promises';
import type { IAudioMetadata } from 'music-metadata';
import { assertNotTruncated } from '../assert-not-truncated.ts';
import { readSoundContent } from '../audio-hash/read-sound-content.ts';
import type { SoundContent } from '../audio-hash/sound-content.ts';
import { CachedFile } from '../cached-file.ts';
import { FileError } from '../file-error.ts';
import { type LocatedSound, locateSound } from '../locate-sound.ts';
import type { MusicFileFacts } from '../music-tags.ts';
import { assertNoFilm, type ParsedSound, parseSound } from '../parse-sound.ts';
import { coverOf } from '../raw-tags.ts';
import { alacForm } from './alac-form.ts';
import { collectMusicTags } from './collect-music-tags.ts';

/** Longest duration that is believed, s; more is a damaged header. */
const LONGEST_S = 7 * 24 * 60 * 60;
const MS = 1000;
/** Codecs of WAV files that store samples; others store fewer bits than they state. */
const PLAIN_WAV = /^(?:PCM|IEEE_FLOAT|EXTENSIBLE|non-PCM \(65534\))$/i;

/**
 * Reads format, tags and audio hash of a sound file of a music library.
 *
 * @param path absolute
 * @throws FileError `wrong-type` for other files and for films, `unreadable` for corrupt ones, with `truncated` for
 * those that end early; errors of the file system (`ENOENT`, `EACCES`, `EIO` …) as they are
 */
export const readMusicFile = (path: string): Promise<MusicFileFacts> => withSound(path, factsOf);

/**
 * Reads the embedded front cover of a sound file, unvalidated.
 *
 * @param path absolute
 * @returns undefined when the file has no picture
 * @throws as `readMusicFile`
 */
export const readEmbeddedPicture = (path: string): Promise<Uint8Array | undefined> =>
  withSound(path, async (file, located) => pictureOf(await parseSound(file, file.size, located, false)));

async function withSound<Result>(
  path: string,
  read: (file: CachedFile, located: LocatedSound) => Promise<Result>,
): Promise<Result> {
  const handle = await open(path, 'r');
  try {
    const file = new CachedFile(handle, (await handle.stat()).size);
    try {
      const located = await locateSound(file);
      if (!located) throw new FileError('wrong-type', 'not a supported audio format');
      return await read(file, located);
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
  const sampleRate = content.sampleRate ?? format.sampleRate;
  if (!(duration > 0 && duration < LONGEST_S) || !sampleRate)
    throw new FileError('unreadable', 'the file contains no audio');
  return {
    type,
    durationMs: Math.max(1, Math.round(duration * MS)),
    bitrate: bitrateOf(content, format, (file.size * 8) / duration),
    sampleRate: Math.round(sampleRate),
    channels: content.channels ?? format.numberOfChannels ?? 0,
    bits: bitsOf(type, format),
    audioHash: content.audioHash,
    tags: collectMusicTags(parsed),
    picture: pictureOf(parsed),
  };
}

const bitrateOf = (content: SoundContent, format: IAudioMetadata['format'], average: number): number =>
  Math.max(1, Math.round(content.bitrate || format.bitrate || average));

function bitsOf(
  type: SoundType,
  { lossless, bitsPerSample = 0, codec = '' }: IAudioMetadata['format'],
): number {
  if (type === 'wav') return PLAIN_WAV.test(codec) ? bitsPerSample : 0;
  return lossless ? bitsPerSample : 0;
}

/** A copy: the parser's picture is a view of the whole tag. */
const pictureOf = ({ common }: ParsedSound): Uint8Array | undefined => coverOf(common.picture)?.data.slice();
