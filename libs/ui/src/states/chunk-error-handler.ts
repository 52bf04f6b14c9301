import { isChunkError } from '@qingyin/http-client';

/**
 * What happened after a chunk error: `reloads`: the page reloads; `newer`: a newer version is served and the user
 * was informed; `same`: nothing, because the version is the same or unknown.
 */
export type ChunkErrorOutcome = 'reloads' | 'newer' | 'same';

let handle: (() => Promise<ChunkErrorOutcome>) | null = null;

/**
 * Sets the handler for chunk errors that a user meets: a block shows an error, or a pressed control did not open
 * its part. Not called for preloads. Returns a function that removes the handler.
 */
export function setChunkErrorHandler(handler: () => Promise<ChunkErrorOutcome>): () => void {
  handle = handler;
  return () => {
    if (handle === handler) handle = null;
  };
}

/**
 * Reports an error that is about to be shown to the user. Resolves to what the handler did; `same` for errors
 * other than chunk errors.
 */
export async function reportChunkError(error: unknown): Promise<ChunkErrorOutcome> {
  return isChunkError(error) && handle ? handle() : 'same';
}
