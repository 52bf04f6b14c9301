import { type ReadableFile, type SoundType, soundTypes } from '@qingyin/audio-dsp';
import { type IAudioMetadata, parseFromTokenizer } from 'music-metadata';
import { FileError } from './file-error.ts';
import { readableId3View } from './id3-view.ts';
import type { LocatedSound } from './locate-sound.ts';
import { hasVideoTrack } from './mp4-video-track.ts';
import { TimedTokenizer } from './timed-tokenizer.ts';

/** Largest part of a tag that is read, bytes, whatever size it claims. */
const LARGEST_PART = 24 * 1024 * 1024;
const LONGEST_READ_MS = 20_000;

/** Content types of the formats that `music-metadata` reads here. */
const contentTypes: Record<ParsedType, string> = { ...soundTypes, wma: 'audio/x-ms-wma' };
type ParsedType = SoundType | 'wma';

/** Format and tags of a sound file as `music-metadata` reads them. */
export interface ParsedSound extends IAudioMetadata {
  /** ID3v2 frames that state a Unicode encoding */
  unicodeFrames: ReadonlySet<string>;
}

/**
 * Reads format and tags of a sound file.
 *
 * @param duration true: reads all frames or pages where only they give the duration
 * @throws FileError `unreadable`
 */
export async function parseSound(
  file: ReadableFile,
  size: number,
  { type, start }: { type: ParsedType; start: number },
  duration: boolean,
): Promise<ParsedSound> {
  try {
    const limits = { maxBufferSize: LARGEST_PART, ms: LONGEST_READ_MS };
    const { patches, unicode } = await readableId3View(file, type, start);
    const tokenizer = new TimedTokenizer(file, { size, mimeType: contentTypes[type] }, limits, {
      start,
      patches,
    });
    return { ...(await parseFromTokenizer(tokenizer, { duration })), unicodeFrames: unicode };
  } catch (cause) {
    throw new FileError('unreadable', 'the sound file cannot be read', { cause });
  }
}

/** Refuses films; covers and chapter pictures do not make one. @throws FileError `wrong-type` */
export async function assertNoFilm(
  file: ReadableFile,
  { type }: LocatedSound,
  { hasVideo }: IAudioMetadata['format'],
): Promise<void> {
  if (hasVideo && (type !== 'm4a' || (await hasVideoTrack(file))))
    throw new FileError('wrong-type', 'the file contains video');
}
