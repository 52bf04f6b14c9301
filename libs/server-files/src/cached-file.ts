import type { ReadableFile } from '@qingyin/audio-dsp';
import type { FileHandle } from 'node:fs/promises';

/** Small files are read at once. */
const BLOCK = 64 * 1024;
/** Blocks that are kept; with a tag and its pictures a parser moves between few places. */
const MOST_BLOCKS = 16;

/**
 * A file that keeps the blocks it has read, for readers that request many small parts of a file again and again.
 * The caller closes the file.
 */
export class CachedFile implements ReadableFile {
  /** bytes */
  readonly size: number;
  /** the first error of the file system, which means nothing for the file's content */
  failure: unknown;
  readonly #handle: FileHandle;
  readonly #blocks = new Map<number, Uint8Array>();

  constructor(handle: FileHandle, size: number) {
    this.#handle = handle;
    this.size = size;
  }

  stat(): Promise<{ size: number }> {
    return Promise.resolve({ size: this.size });
  }

  /** As `FileHandle.read`. Parts larger than a block are not kept. */
  async read(
    buffer: Uint8Array,
    offset: number,
    length: number,
    position: number,
  ): Promise<{ bytesRead: number }> {
    const wanted = Math.max(0, Math.min(length, this.size - position));
    if (wanted > BLOCK) return { bytesRead: await this.#fromDisk(buffer, offset, wanted, position) };
    let done = 0;
    while (done < wanted) {
      const at = position + done;
      const block =
        this.#blocks.get(Math.floor(at / BLOCK)) ?? (await this.#readBlock(Math.floor(at / BLOCK)));
      const part = block.subarray(at % BLOCK, (at % BLOCK) + wanted - done);
      if (part.length === 0) break;
      buffer.set(part, offset + done);
      done += part.length;
    }
    return { bytesRead: done };
  }

  async #readBlock(index: number): Promise<Uint8Array> {
    const block = new Uint8Array(Math.min(BLOCK, this.size - index * BLOCK));
    const bytesRead = await this.#fromDisk(block, 0, block.length, index * BLOCK);
    const [oldest] = this.#blocks.keys();
    if (oldest !== undefined && this.#blocks.size >= MOST_BLOCKS) this.#blocks.delete(oldest);
    this.#blocks.set(index, block.subarray(0, bytesRead));
    return block.subarray(0, bytesRead);
  }

  async #fromDisk(buffer: Uint8Array, offset: number, length: number, position: number): Promise<number> {
    try {
      return (await this.#handle.read(buffer, offset, length, position)).bytesRead;
    } catch (error) {
      this.failure ??= error;
      throw error;
    }
  }
}
