import type { ReadableFile } from '@qingyin/audio-dsp';
import { endOfSound } from '../trailing-tags.ts';
import { readFlacInfo } from './flac-info.ts';
import { hashOfBytes, hashRanges } from './hash-ranges.ts';
import type { SoundContent } from './sound-content.ts';

/**
 * The sound of a FLAC file. Its hash is that of the decoded sound, which encoders store; without one, that of the
 * frames.
 *
 * @param start offset of `fLaC`
 * @throws FileError `unreadable`
 */
export async function flacSound(file: ReadableFile, start: number, size: number): Promise<SoundContent> {
  const { samples, sampleRate, identity, frames } = await readFlacInfo(file, start);
  const range = { at: frames, length: (await endOfSound(file, frames, size)) - frames };
  return {
    duration: samples > 0 && sampleRate > 0 ? samples / sampleRate : undefined,
    audioHash: identity ? hashOfBytes('flac', identity) : await hashRanges(file, 'flac', [range]),
  };
}
