import type { ReadableFile } from '@qingyin/audio-dsp';
import { AbstractTokenizer, EndOfStreamError, type IRandomAccessFileInfo } from 'strtok3';
import type { IRandomAccessTokenizer, IReadChunkOptions } from 'strtok3';
import { applyPatches, type BytePatch } from './byte-patches.ts';

/** Bytes read from disk at once: parsing every frame of a file requests a few bytes each. */
const PIECE = 16 * 1024;
/** Larger parts, such as tags with pictures, are read at once. */
const LARGE = 4 * PIECE;

/** View of a file for the parser. */
export interface FileView {
  /** offset that the parser sees as 0 */
  start?: number;
  /** replacements for bytes of the file */
  patches?: readonly BytePatch[];
}

interface Limits {
  /** largest part that is read, bytes */
  maxBufferSize: number;
  /** time limit for the whole file */
  ms: number;
}

/** `music-metadata` tokenizer that reads a file in large chunks and with a time limit. The caller closes the file. */
export class TimedTokenizer extends AbstractTokenizer implements IRandomAccessTokenizer {
  override readonly fileInfo: IRandomAccessFileInfo;
  readonly #handle: ReadableFile;
  readonly #until: number;
  readonly #start: number;
  readonly #patches: readonly BytePatch[];
  #piece = new Uint8Array();
  #pieceAt = 0;

  /** @param fileInfo describes the whole file */
  constructor(
    handle: ReadableFile,
    fileInfo: IRandomAccessFileInfo,
    { maxBufferSize, ms }: Limits,
    { start = 0, patches = [] }: FileView = {},
  ) {
    super({ maxBufferSize });
    this.fileInfo = { ...fileInfo, size: fileInfo.size - start };
    this.#start = start;
    this.#patches = patches;
    this.#handle = handle;
    this.#until = performance.now() + ms;
  }

  /** @throws EndOfStreamError beyond the end, Error when the time limit is exceeded */
  override async readBuffer(target: Uint8Array, options?: IReadChunkOptions): Promise<number> {
    const { position } = this.normalizeOptions(target, options);
    const length = await this.peekBuffer(target, options);
    this.position = position + length;
    return length;
  }

  /** @throws as `readBuffer` */
  override async peekBuffer(target: Uint8Array, options?: IReadChunkOptions): Promise<number> {
    const { length, position, mayBeLess } = this.normalizeOptions(target, options);
    let done = 0;
    while (done < length) {
      if (length - done >= LARGE) {
        done += await this.#readLarge(target.subarray(done, length), position + done);
        break;
      }
      const bytes = await this.#bytesAt(position + done);
      if (bytes.length === 0) break;
      const part = bytes.subarray(0, length - done);
      target.set(part, done);
      done += part.length;
    }
    if (done < length && !mayBeLess) throw new EndOfStreamError();
    return done;
  }

  override supportsRandomAccess(): boolean {
    return true;
  }

  setPosition(position: number): void {
    this.validateLength(position, 'position');
    this.position = position;
  }

  async #readLarge(target: Uint8Array, position: number): Promise<number> {
    this.#assertInTime();
    const { bytesRead } = await this.#handle.read(target, 0, target.length, this.#start + position);
    applyPatches(target.subarray(0, bytesRead), this.#start + position, this.#patches);
    return bytesRead;
  }

  #assertInTime(): void {
    if (performance.now() > this.#until) throw new Error('reading the file takes too long');
  }

  /** Cached or newly read bytes from a position; empty at the end. */
  async #bytesAt(position: number): Promise<Uint8Array> {
    this.#assertInTime();
    const from = position - this.#pieceAt;
    if (from >= 0 && from < this.#piece.length) return this.#piece.subarray(from);
    const piece = new Uint8Array(PIECE);
    const { bytesRead } = await this.#handle.read(piece, 0, PIECE, this.#start + position);
    applyPatches(piece, this.#start + position, this.#patches);
    this.#piece = piece.subarray(0, bytesRead);
    this.#pieceAt = position;
    return this.#piece;
  }
}
