import type { ReadableFile } from '@qingyin/audio-dsp';
import { truncatedFile } from '../file-error.ts';
import { endOfSound } from '../trailing-tags.ts';
import { readFlacInfo } from './flac-info.ts';
import { hashOfBytes, hashRanges } from './hash-ranges.ts';
import { samplesUpToLastFrame } from './last-flac-frame.ts';
import type { SoundContent } from './sound-content.ts';

/**
 * The sound of a FLAC file. Its hash is that of the decoded sound, which encoders store; without one, that of the
 * frames.
 *
 * @param start offset of `fLaC`
 * @throws FileError `unreadable`, with `truncated` for a file without its last frames
 */
export async function flacSound(file: ReadableFile, start: number, size: number): Promise<SoundContent> {
  const { samples, sampleRate, identity, frames, blockSize } = await readFlacInfo(file, start);
  const end = await endOfSound(file, frames, size);
  const present = await samplesUpToLastFrame(file, frames, end, blockSize);
  if (samples > 0 && present !== undefined && present < samples - blockSize) throw truncatedFile();
  const duration = (samples || (present ?? 0)) / sampleRate;
  return {
    ...(duration > 0 && { duration, bitrate: Math.round(((end - frames) * 8) / duration) }),
    audioHash: identity
      ? hashOfBytes('flac', identity)
      : await hashRanges(file, 'flac', [{ at: frames, length: end - frames }]),
  };
}
