import { createHash } from 'node:crypto';
import type { AudioFacts, OpenAudio } from '../types.ts';

type Read = OpenAudio['read'];

export interface BehindHead {
  /** the bytes that stand first, made once they are wanted */
  head: () => Promise<Buffer>;
  /** how many these are */
  headBytes: number;
  /** the file whose sound follows, and where in it that begins */
  file: AudioFacts & { read: Read };
  soundAt: number;
  /** what tells this file from the one that is streamed */
  mark: string;
}

/** The sound of a file behind another head, in any range. */
export function behindHead({ head, headBytes, file, soundAt, mark }: BehindHead): OpenAudio {
  const { etag, contentType, durationMs, bitrate } = file;
  const size = file.size - soundAt + headBytes;
  async function* pieces(start: number, end: number, signal?: AbortSignal): AsyncGenerator<Buffer> {
    if (start < headBytes) yield (await head()).subarray(start, end + 1);
    const shift = headBytes - soundAt;
    if (end >= headBytes) yield* file.read(Math.max(start - shift, soundAt), end - shift, signal);
  }
  return {
    ...{ size, contentType, durationMs, bitrate, etag: `${etag.slice(0, -1)}-${mark}"` },
    read(start, end, signal) {
      if (!(start >= 0 && start <= end && end < size))
        throw new RangeError(`bytes ${start}-${end} of ${size}`);
      return pieces(start, end, signal);
    },
  };
}

/** Tells words from others, for entity tags. */
export const wordsMark = (words: string): string =>
  createHash('sha256').update(words).digest('base64url').slice(0, 16);
