import { MediaError } from '../media-error.ts';

const SLICE = 65_536;

/** In-memory file of known size that is filled from the beginning while others read it. */
export interface GrowingFile {
  readonly bytes: Buffer;
  readonly filled: number;
  append(bytes: Uint8Array): void;
  /** Rejects all pending reads with this error. */
  fail(error: MediaError): void;
  /**
   * Yields bytes `start` to `end` (inclusive) as soon as they are available; ends without an error when `signal`
   * aborts.
   */
  read(start: number, end: number, signal?: AbortSignal): AsyncGenerator<Buffer>;
}

export function createGrowingFile(size: number): GrowingFile {
  const bytes = Buffer.alloc(size);
  const wakers = new Set<() => void>();
  let filled = 0;
  let failure: MediaError | undefined;
  const wake = (): void => {
    for (const waker of [...wakers]) waker();
  };
  const more = (signal?: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      const done = (): void => {
        wakers.delete(done);
        signal?.removeEventListener('abort', done);
        resolve();
      };
      wakers.add(done);
      signal?.addEventListener('abort', done, { once: true });
    });
  return {
    bytes,
    get filled() {
      return filled;
    },
    append(piece) {
      if (filled + piece.length > size) throw new MediaError('render-failed', 'more bytes than expected');
      bytes.set(piece, filled);
      filled += piece.length;
      wake();
    },
    fail(error) {
      failure ??= error;
      wake();
    },
    async *read(start, end, signal) {
      let at = start;
      while (at <= end && !signal?.aborted) {
        if (filled > at) {
          const until = Math.min(end + 1, filled, at + SLICE);
          const piece = bytes.subarray(at, until);
          at = until;
          yield piece;
        } else if (failure) throw failure;
        else await more(signal);
      }
    },
  };
}
