import type { ReadableFile, SoundType } from '@qingyin/audio-dsp';
import type { LocatedSound } from '../locate-sound.ts';
import { readOggSound } from '../ogg-streams.ts';
import { flacSound } from './flac-sound.ts';
import { hashRanges, lengthOfRanges } from './hash-ranges.ts';
import { mp4Ranges } from './mp4-ranges.ts';
import { mpegSound } from './mpeg-sound.ts';
import type { SoundContent } from './sound-content.ts';
import { wavSound } from './wav-ranges.ts';

/** Opus decodes to this rate, whatever its source had. */
const OPUS_RATE = 48_000;

/**
 * Reads length and hash of the sound of a file. Little of a long file is read, except of Ogg files, whose packets have
 * to be found page by page, and of frames with a variable rate and without a header.
 *
 * @param size of the file, bytes
 * @throws FileError `unreadable`
 */
export async function readSoundContent(
  file: ReadableFile,
  { type, start, sound }: LocatedSound,
  size: number,
): Promise<SoundContent> {
  switch (type) {
    case 'mp3':
    case 'aac':
      return mpegSound(file, type, sound, size);
    case 'flac':
      return flacSound(file, sound, size);
    case 'ogg':
    case 'opus':
      return oggSound(file, type, size);
    case 'm4a':
      return { audioHash: await hashRanges(file, type, await mp4Ranges(file, size)) };
    case 'wav': {
      const { ranges, form } = await wavSound(file, start, size);
      return { audioHash: await hashRanges(file, type, ranges, form) };
    }
  }
}

async function oggSound(file: ReadableFile, type: SoundType, size: number): Promise<SoundContent> {
  const { duration, ranges } = await readOggSound(file, size);
  return {
    audioHash: await hashRanges(file, type, ranges),
    duration: duration || undefined,
    ...(type === 'opus' && { sampleRate: OPUS_RATE }),
    ...(duration > 0 && { bitrate: Math.round((lengthOfRanges(ranges) * 8) / duration) }),
  };
}
