/** Timeout of a script chunk, ms (docs/specification/constants.md). */
export const CHUNK_TIMEOUT_MS = 120_000;

/** A script chunk failed to load (docs/specification/errors.md#error-catalogue). */
export class ChunkLoadError extends Error {
  override readonly name: string = 'ChunkLoadError';
}

/** A stylesheet chunk failed to load (docs/specification/errors.md#error-catalogue). */
export class CssChunkLoadError extends ChunkLoadError {
  override readonly name = 'CssChunkLoadError';
  readonly code = 'CSS_CHUNK_LOAD_FAILED';
}

/** Vite's error message for a lost stylesheet of a chunk. */
const LOST_STYLESHEET = /Unable to preload CSS/;

/**
 * Loads a chunk with a timeout of 120 000 ms.
 *
 * @throws {ChunkLoadError} when loading fails or times out
 * @throws {CssChunkLoadError} when a stylesheet of the chunk is lost
 */
export async function loadChunk<T>(
  load: () => Promise<T>,
  { timeoutMs = CHUNK_TIMEOUT_MS }: { timeoutMs?: number } = {},
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new ChunkLoadError(`The chunk took longer than ${timeoutMs} ms`)),
      timeoutMs,
    );
  });
  try {
    return await Promise.race([load(), limit]);
  } catch (cause) {
    if (cause instanceof ChunkLoadError) throw cause;
    const message = cause instanceof Error ? cause.message : String(cause);
    throw LOST_STYLESHEET.test(message)
      ? new CssChunkLoadError(message, { cause })
      : new ChunkLoadError(message, { cause });
  } finally {
    clearTimeout(timer);
  }
}

export function isChunkError(error: unknown): error is ChunkLoadError {
  return error instanceof ChunkLoadError;
}
