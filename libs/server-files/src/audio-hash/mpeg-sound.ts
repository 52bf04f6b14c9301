import {
  findFrames,
  frameAt,
  readAt,
  readMp3Info,
  type ReadableFile,
  type SoundType,
} from '@qingyin/audio-dsp';
import { FileError } from '../file-error.ts';
import { endOfSound } from '../trailing-tags.ts';
import { hashRanges } from './hash-ranges.ts';
import { mpegLength } from './mpeg-length.ts';
import type { SoundContent } from './sound-content.ts';

/** Largest frame, bytes. */
const FRAME = 8192;
/** Bytes at the end among which the last frame is searched for. */
const TAIL = 64 * 1024;

/**
 * The frames of an MP3 or AAC (ADTS) file between its leading and trailing tags. A first frame that only describes the
 * stream (Xing, Info, VBRI) is left out, since editors write it anew.
 *
 * @param from offset of the first frame
 * @throws FileError `unreadable`
 */
export async function mpegSound(
  file: ReadableFile,
  type: SoundType,
  from: number,
  size: number,
): Promise<SoundContent> {
  const end = await endOfFrames(file, from, await endOfSound(file, from, size));
  const head = await readAt(file, from, 2 * FRAME);
  const frame = frameAt(head, 0);
  const info = frame?.kind === 'mp3' ? readMp3Info(head.subarray(0, frame.size)) : undefined;
  const skipped = info && frame ? frame.size : 0;
  const first = frameAt(head, skipped);
  const range = { at: from + skipped, length: end - from - skipped };
  if (!first || range.length <= 0) throw new FileError('unreadable', 'the file contains no frames');
  const { sampleRate, channels } = first;
  return {
    ...(await mpegLength(file, range, first, info)),
    sampleRate,
    channels,
    audioHash: await hashRanges(file, type, [range]),
  };
}

/** End of the last complete frame: some programs leave bytes behind it that are no tag. */
async function endOfFrames(file: ReadableFile, from: number, end: number): Promise<number> {
  const start = Math.max(from, end - TAIL);
  const tail = await readAt(file, start, end - start);
  let last = 0;
  for (let at = 0; at < tail.length;) {
    const next = findFrames(tail.subarray(at), true);
    if (!next) break;
    at += next.at;
    const form = frameAt(tail, at)?.form;
    for (let frame = frameAt(tail, at); frame?.form === form; frame = frameAt(tail, at)) {
      if (!frame || at + frame.size > tail.length) return start + (last || tail.length);
      at += frame.size;
      last = at;
    }
  }
  return start + (last || tail.length);
}
