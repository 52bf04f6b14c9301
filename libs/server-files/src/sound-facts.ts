import type { SoundType } from '@qingyin/audio-dsp';
import { type FileHandle, open } from 'node:fs/promises';
import { hasVisibleText } from '@qingyin/contract';
import { bestLyrics } from './embedded-lyrics.ts';
import { FileError } from './file-error.ts';
import { assertNotTruncated } from './assert-not-truncated.ts';
import { locateSound } from './locate-sound.ts';
import { oggDuration } from './ogg-duration.ts';
import { assertNoFilm, parseSound } from './parse-sound.ts';
import { coverOf, decodeTags, collectRawTags, type RawTags } from './raw-tags.ts';

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
    const parsed = await parseSound(handle, (await handle.stat()).size, located, true);
    return collectRawTags(parsed, parsed.unicodeFrames);
  } finally {
    await handle.close();
  }
}

async function factsOf(handle: FileHandle, size: number, fileName: string): Promise<SoundFacts> {
  const located = await locateSound(handle);
  if (!located) throw new FileError('wrong-type', 'not a supported audio format');
  const { type } = located;
  await assertNotTruncated(handle, type, size);
  const parsed = await parseSound(handle, size, located, true);
  const { format, common } = parsed;
  await assertNoFilm(handle, located, format);
  const duration =
    (type === 'ogg' || type === 'opus' ? await oggDuration(handle, size) : undefined) ?? format.duration ?? 0;
  if (!(duration > 0) || !format.sampleRate) throw new FileError('unreadable', 'the file contains no audio');
  const tags = decodeTags(collectRawTags(parsed, parsed.unicodeFrames), fileName);
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

/** Normalizes a text to one line without control characters; empty when nothing of it is visible. */
export function singleLineText(text: string | undefined): string {
  const shown = (text ?? '')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/^[\s\u200b\ufeff]+|[\s\u200b\ufeff]+$/g, '');
  return hasVisibleText(shown) ? [...shown].slice(0, NAME_MAX).join('') : '';
}
