import { createHash } from 'node:crypto';
import type { AudioFacts, OpenAudio } from '../types.ts';

type Read = OpenAudio['read'];

export interface PrependedHeader {
  /** creates the header on first use */
  head: () => Promise<Buffer>;
  /** size of the header */
  headBytes: number;
  /** the file that provides the sound, and the offset of the sound in it */
  file: AudioFacts & { read: Read };
  soundAt: number;
  /** suffix of the entity tag, different from the streamed file */
  mark: string;
}

/** A file that consists of another header and the sound of an existing file, readable in any range. */
export function prependHeader({ head, headBytes, file, soundAt, mark }: PrependedHeader): OpenAudio {
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

/** Hash of lyrics for entity tags. */
export const lyricsHash = (lyrics: string): string =>
  createHash('sha256').update(lyrics).digest('base64url').slice(0, 16);
