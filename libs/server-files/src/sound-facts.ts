import { type SoundType, soundTypes } from '@qingyin/audio-dsp';
import { type FileHandle, open } from 'node:fs/promises';
import { hasVisibleText } from '@qingyin/contract';
import { type IAudioMetadata, parseFromTokenizer } from 'music-metadata';
import { bestLyrics } from './embedded-lyrics.ts';
import { FileError } from './file-error.ts';
import { assertNotTruncated } from './assert-not-truncated.ts';
import { type LocatedSound, locateSound } from './locate-sound.ts';
import { hasVideoTrack } from './mp4-video-track.ts';
import { oggDuration } from './ogg-duration.ts';
import { readableId3View } from './id3-view.ts';
import { TimedTokenizer } from './timed-tokenizer.ts';
import { coverOf, decodeTags, collectRawTags, type RawTags } from './raw-tags.ts';

/** Largest part of a tag that is read, bytes, whatever size it claims. */
const LARGEST_PART = 24 * 1024 * 1024;
const LONGEST_READ_MS = 20_000;
const NAME_MAX = 200;
const MS = 1000;

/** Metadata of a sound file. */
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
  /** lyrics in their own format (`readAnyLyrics`); LRC when the tag itself holds times */
  lyric: string;
  /** embedded picture, unvalidated */
  cover: Uint8Array | undefined;
}

/**
 * Reads format, duration and tags of a sound file.
 *
 * @param fileName file name given by the client; helps to detect the encoding of tags without one
 * @throws FileError `wrong-type` for other files, `unreadable` for a corrupt one
 */
export async function readSoundFacts(path: string, size: number, fileName = ''): Promise<SoundFacts> {
  const handle = await open(path, 'r');
  try {
    return await factsOf(handle, size, fileName);
  } finally {
    await handle.close();
  }
}

/**
 * Reads the tags of a sound file without decoding texts of unknown encoding: each of their bytes is one character.
 *
 * @throws FileError as `readSoundFacts`
 */
export async function readRawTags(path: string): Promise<RawTags> {
  const handle = await open(path, 'r');
  try {
    const located = await locateSound(handle);
    if (!located) throw new FileError('wrong-type', 'not a supported audio format');
    return (await parse(handle, (await handle.stat()).size, located)).tags;
  } finally {
    await handle.close();
  }
}

async function factsOf(handle: FileHandle, size: number, fileName: string): Promise<SoundFacts> {
  const located = await locateSound(handle);
  if (!located) throw new FileError('wrong-type', 'not a supported audio format');
  const { type } = located;
  await assertNotTruncated(handle, type, size);
  const { format, common, tags: written } = await parse(handle, size, located);
  if (format.hasVideo && (type !== 'm4a' || (await hasVideoTrack(handle))))
    throw new FileError('wrong-type', 'the file contains video');
  const duration =
    (type === 'ogg' || type === 'opus' ? await oggDuration(handle, size) : undefined) ?? format.duration ?? 0;
  if (!(duration > 0) || !format.sampleRate) throw new FileError('unreadable', 'the file contains no audio');
  const tags = decodeTags(written, fileName);
  return {
    type,
    title: singleLineText(tags.title),
    artist: singleLineText(tags.artist),
    album: singleLineText(tags.album),
    bitrate: Math.max(1, Math.round(format.bitrate ?? (size * 8) / duration)),
    sampleRate: format.sampleRate,
    durationMs: Math.max(1, Math.round(duration * MS)),
    lyric: bestLyrics(tags.lyrics),
    cover: coverOf(common.picture)?.data,
  };
}

interface ParsedSound extends IAudioMetadata {
  tags: RawTags;
}

async function parse(handle: FileHandle, size: number, { type, start }: LocatedSound): Promise<ParsedSound> {
  try {
    const limits = { maxBufferSize: LARGEST_PART, ms: LONGEST_READ_MS };
    const { patches, unicode } = await readableId3View(handle, type, start);
    const view = { start, patches };
    const tokenizer = new TimedTokenizer(handle, { size, mimeType: soundTypes[type] }, limits, view);
    // Without this option the duration of raw frames or pages is not determined.
    const metadata = await parseFromTokenizer(tokenizer, { duration: true });
    return { ...metadata, tags: collectRawTags(metadata, unicode) };
  } catch (cause) {
    throw new FileError('unreadable', 'the sound file cannot be read', { cause });
  }
}

/** Normalizes a text to one line without control characters; empty when nothing of it is visible. */
export function singleLineText(text: string | undefined): string {
  const shown = (text ?? '')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/^[\s\u200b\ufeff]+|[\s\u200b\ufeff]+$/g, '');
  return hasVisibleText(shown) ? [...shown].slice(0, NAME_MAX).join('') : '';
}
