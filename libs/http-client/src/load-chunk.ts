/** How long a script chunk may take (seed §9), ms. */
export const CHUNK_TIMEOUT_MS = 120_000;

/** A script chunk that did not arrive (seed §8). */
export class ChunkLoadError extends Error {
  override readonly name: string = 'ChunkLoadError';
}

/** A stylesheet chunk that did not arrive (seed §8). */
export class CssChunkLoadError extends ChunkLoadError {
  override readonly name = 'CssChunkLoadError';
  readonly code = 'CSS_CHUNK_LOAD_FAILED';
}

/** What Vite rejects with when a chunk's stylesheet is lost. */
const LOST_STYLESHEET = /Unable to preload CSS/;

/**
 * Loads a chunk. Rejects with `ChunkLoadError` when it fails or takes longer than 120 000 ms, with
 * `CssChunkLoadError` when a stylesheet of it was lost. Leaves no timer behind.
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
