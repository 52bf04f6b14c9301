import type { ReadableFile } from '@qingyin/audio-dsp';
import type { ByteRange } from '../byte-range.ts';

/** Parts of a file, and other bytes between them, as one file. */
export class JoinedFile implements ReadableFile {
  /** bytes */
  readonly size: number;
  readonly #file: ReadableFile;
  readonly #parts: readonly (ByteRange | Uint8Array)[];

  constructor(file: ReadableFile, parts: readonly (ByteRange | Uint8Array)[]) {
    this.#file = file;
    this.#parts = parts;
    this.size = parts.reduce((sum, { length }) => sum + length, 0);
  }

  stat(): Promise<{ size: number }> {
    return Promise.resolve({ size: this.size });
  }

  /** As `FileHandle.read`. */
  async read(
    buffer: Uint8Array,
    offset: number,
    length: number,
    position: number,
  ): Promise<{ bytesRead: number }> {
    let done = 0;
    let from = 0;
    for (const part of this.#parts) {
      const skipped = position + done - from;
      from += part.length;
      const wanted = Math.min(length - done, part.length - skipped);
      if (wanted <= 0) continue;
      if (part instanceof Uint8Array) {
        buffer.set(part.subarray(skipped, skipped + wanted), offset + done);
        done += wanted;
      } else {
        const { bytesRead } = await this.#file.read(buffer, offset + done, wanted, part.at + skipped);
        done += bytesRead;
        if (bytesRead < wanted) break;
      }
    }
    return { bytesRead: done };
  }
}
