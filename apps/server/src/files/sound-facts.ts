import { type FileHandle, open } from 'node:fs/promises';
import { isVisible } from '@qingyin/contract';
import { type IAudioMetadata, parseFromTokenizer } from 'music-metadata';
import { bestLyrics } from './embedded-lyrics.ts';
import { FileError } from './file-error.ts';
import { checkWhole } from './sound-shape.ts';
import { type LocatedSound, locateSound } from './locate-sound.ts';
import { hasMovingPictures } from './mp4-film.ts';
import { oggDuration } from './ogg-duration.ts';
import { id3View } from './id3-view.ts';
import { type SoundType, soundTypes } from './sound-type.ts';
import { TimedTokenizer } from './timed-tokenizer.ts';
import { coverOf, decodeTags, tagsAsRead, type WrittenTags } from './written-tags.ts';

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
 * @param fileName how its sender calls it; helps to tell the encoding of tags that name none
 * @throws FileError `wrong-type` for what is no sound file, `unreadable` for a broken one
 */
export async function soundFactsOf(path: string, size: number, fileName = ''): Promise<SoundFacts> {
  const handle = await open(path, 'r');
  try {
    return await factsOf(handle, size, fileName);
  } finally {
    await handle.close();
  }
}

/**
 * Reads the tags of a sound file without decoding texts that name no encoding: each of their bytes is one character.
 *
 * @throws FileError as `soundFactsOf`
 */
export async function writtenTagsOf(path: string): Promise<WrittenTags> {
  const handle = await open(path, 'r');
  try {
    const located = await locateSound(handle);
    if (!located) throw new FileError('wrong-type', 'not a sound file of a kind that is taken');
    return (await parse(handle, (await handle.stat()).size, located)).tags;
  } finally {
    await handle.close();
  }
}

async function factsOf(handle: FileHandle, size: number, fileName: string): Promise<SoundFacts> {
  const located = await locateSound(handle);
  if (!located) throw new FileError('wrong-type', 'not a sound file of a kind that is taken');
  const { type } = located;
  await checkWhole(handle, type, size);
  const { format, common, tags: written } = await parse(handle, size, located);
  if (format.hasVideo && (type !== 'm4a' || (await hasMovingPictures(handle))))
    throw new FileError('wrong-type', 'a film');
  const duration =
    (type === 'ogg' || type === 'opus' ? await oggDuration(handle, size) : undefined) ?? format.duration ?? 0;
  if (!(duration > 0) || !format.sampleRate) throw new FileError('unreadable', 'there is no sound in it');
  const tags = decodeTags(written, fileName);
  return {
    type,
    title: line(tags.title),
    artist: line(tags.artist),
    album: line(tags.album),
    bitrate: Math.max(1, Math.round(format.bitrate ?? (size * 8) / duration)),
    sampleRate: format.sampleRate,
    durationMs: Math.max(1, Math.round(duration * MS)),
    lyric: bestLyrics(tags.lyrics),
    cover: coverOf(common.picture)?.data,
  };
}

interface ParsedSound extends IAudioMetadata {
  tags: WrittenTags;
}

async function parse(handle: FileHandle, size: number, { type, start }: LocatedSound): Promise<ParsedSound> {
  try {
    const limits = { maxBufferSize: LARGEST_PART, ms: LONGEST_READ_MS };
    const { patches, unicode } = await id3View(handle, type, start);
    const view = { start, patches };
    const tokenizer = new TimedTokenizer(handle, { size, mimeType: soundTypes[type] }, limits, view);
    // Without this the length of a run of frames or pages is not found out.
    const metadata = await parseFromTokenizer(tokenizer, { duration: true });
    return { ...metadata, tags: tagsAsRead(metadata, unicode) };
  } catch (cause) {
    throw new FileError('unreadable', 'the sound file cannot be read', { cause });
  }
}

/** Text of one line, without control characters; empty where nothing of it can be seen. */
export function line(text: string | undefined): string {
  const shown = (text ?? '')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/^[\s\u200b\ufeff]+|[\s\u200b\ufeff]+$/g, '');
  return isVisible(shown) ? [...shown].slice(0, NAME_MAX).join('') : '';
}
