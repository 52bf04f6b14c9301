import { type Bytes, concatBytes } from './bytes.ts';
import { NotJoinableError } from './audio-format.ts';

/** Size of the first request: enough for the header and a few seconds of sound. */
const HEAD_BYTES = 64 * 1024;
/** Backoff before a broken connection is resumed; every received piece resets it, ms. */
const AGAIN_MS = [500, 1500, 4000] as const;

/** A remote file that is read by HTTP range requests. */
export interface RangeFile {
  /** bytes of the whole file */
  readonly size: number;
  /** Returns up to `length` bytes at `at`; fewer at the end of the file. */
  peek(at: number, length: number): Promise<Bytes>;
  /** Streams all bytes from `at` on. Retries a broken connection from where it broke. */
  read(at: number): AsyncGenerator<Bytes, void>;
}

/**
 * Opens a URL for reading with HTTP range requests.
 *
 * @throws {NotJoinableError} when the server does not answer with ranges or does not state the size
 */
export async function openRangeFile(url: string, signal: AbortSignal): Promise<RangeFile> {
  async function ask(from: number, to?: number): Promise<Response> {
    const answer = await fetch(url, {
      headers: { range: `bytes=${String(from)}-${to === undefined ? '' : String(to)}` },
      signal,
    });
    if (answer.status !== 206) {
      await answer.body?.cancel();
      throw new NotJoinableError(`No range for this URL: HTTP ${String(answer.status)}`);
    }
    return answer;
  }

  const first = await ask(0, HEAD_BYTES - 1);
  const size = Number(/\/(\d+)$/.exec(first.headers.get('content-range') ?? '')?.[1]);
  if (!(size > 0)) throw new NotJoinableError('The answer states no file size');
  const head: Bytes = new Uint8Array(await first.arrayBuffer());

  async function* stream(at: number): AsyncGenerator<Bytes, void> {
    const reader = (await ask(at)).body?.getReader();
    if (!reader) return;
    try {
      for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value;
    } finally {
      // The consumer may stop before the end: the rest of the answer is cancelled.
      reader.cancel().catch(() => {});
    }
  }

  return {
    size,
    async peek(at, length) {
      const end = Math.min(at + length, size);
      if (end <= head.length) return head.slice(at, end);
      if (at >= end) return new Uint8Array(0);
      return new Uint8Array(await (await ask(at, end - 1)).arrayBuffer());
    },
    async *read(at) {
      let next = at;
      if (next < head.length) {
        yield head.slice(next);
        next = head.length;
      }
      for (let tries = 0; next < size;) {
        try {
          for await (const piece of stream(next)) {
            next += piece.length;
            tries = 0;
            yield piece;
          }
          if (next < size) throw new TypeError('The connection closed before the end of the file');
        } catch (error) {
          const pause = AGAIN_MS[tries];
          if (signal.aborted || error instanceof NotJoinableError || pause === undefined) throw error;
          tries += 1;
          await new Promise((over) => setTimeout(over, pause));
          signal.throwIfAborted();
        }
      }
    },
  };
}

/** Buffer of bytes that belong to an incomplete frame. */
export function createPartialFrameBuffer() {
  let bytes: Bytes = new Uint8Array(0);
  let at = 0;
  return {
    add(more: Bytes): Bytes {
      bytes = at === bytes.length ? more : concatBytes(bytes.subarray(at), more);
      at = 0;
      return bytes;
    },
    /** Discards the bytes before `upTo`. */
    done(upTo: number): void {
      at = upTo;
    },
    left: (): Bytes => bytes.slice(at),
  };
}
