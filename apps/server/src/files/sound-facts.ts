import { type FileHandle, open } from 'node:fs/promises';
import { type IAudioMetadata, parseFromTokenizer, selectCover } from 'music-metadata';
import { embeddedLyrics } from './embedded-lyrics.ts';
import { FileError } from './file-error.ts';
import { checkWhole } from './sound-shape.ts';
import { type SoundType, soundTypeOf, soundTypes } from './sound-type.ts';
import { TimedTokenizer } from './timed-tokenizer.ts';

/** No part of a tag is read that is larger, whatever it says about itself. */
const LARGEST_PART = 24 * 1024 * 1024;
const LONGEST_READ_MS = 20_000;
const NAME_MAX = 200;
const MS = 1000;

/** What a sound file says about itself. */
export interface SoundFacts {
  type: SoundType;
  title: string;
  artist: string;
  album: string;
  /** bits per second */
  bitrate: number;
  /** Hz */
  sampleRate: number;
  durationMs: number;
  /** in the form it has in the file (`readAnyLyrics`); LRC where the tag itself holds times */
  lyric: string;
  /** the picture as it lies in the file; it may be anything */
  cover: Uint8Array | undefined;
}

/**
 * Reads kind, length and tags of a sound file.
 *
 * @throws FileError `wrong-type` for what is no sound file, `unreadable` for a broken one
 */
export async function soundFactsOf(path: string, size: number): Promise<SoundFacts> {
  const handle = await open(path, 'r');
  try {
    return await factsOf(handle, size);
  } finally {
    await handle.close();
  }
}

async function factsOf(handle: FileHandle, size: number): Promise<SoundFacts> {
  const type = await soundTypeOf(handle);
  if (!type) throw new FileError('wrong-type', 'not a sound file of a kind that is taken');
  await checkWhole(handle, type, size);
  const { format, common, native } = await parse(handle, size, type);
  if (format.hasVideo) throw new FileError('wrong-type', 'a film');
  const duration = format.duration ?? 0;
  if (!(duration > 0) || !format.sampleRate) throw new FileError('unreadable', 'there is no sound in it');
  return {
    type,
    title: line(common.title),
    artist: line((common.artists ?? [common.artist]).filter(Boolean).join(' / ')),
    album: line(common.album),
    bitrate: Math.max(1, Math.round(format.bitrate ?? (size * 8) / duration)),
    sampleRate: format.sampleRate,
    durationMs: Math.max(1, Math.round(duration * MS)),
    lyric: embeddedLyrics({ common, native }),
    cover: selectCover(common.picture)?.data,
  };
}

async function parse(handle: FileHandle, size: number, type: SoundType): Promise<IAudioMetadata> {
  try {
    const limits = { maxBufferSize: LARGEST_PART, ms: LONGEST_READ_MS };
    const tokenizer = new TimedTokenizer(handle, { size, mimeType: soundTypes[type] }, limits);
    // Without this the length of a run of frames or pages is not found out.
    return await parseFromTokenizer(tokenizer, { duration: true });
  } catch (cause) {
    throw new FileError('unreadable', 'the sound file cannot be read', { cause });
  }
}

/** Text of one line, without characters that are not shown. */
export const line = (text: string | undefined): string =>
  [
    ...(text ?? '')
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
      .trim(),
  ]
    .slice(0, NAME_MAX)
    .join('');
