import { isChunkError } from '@qingyin/http-client';

/**
 * What is done about lost code: the page is loaded again; a newer version is served, and the user was told; nothing, since
 * the version is the same or unknown.
 */
export type LostCodeOutcome = 'reloads' | 'newer' | 'same';

let handle: (() => Promise<LostCodeOutcome>) | null = null;

/**
 * Sets what is done when the user meets code that did not arrive: a block shows its failure, or what they pressed did not
 * open. It is not called for code that was only fetched ahead. Returns what unsets it.
 */
export function handleLostCode(handler: () => Promise<LostCodeOutcome>): () => void {
  handle = handler;
  return () => {
    if (handle === handler) handle = null;
  };
}

/** Called where the user is about to be told of `error`. Resolves to what was done; "same" for all other errors. */
export async function reportLostCode(error: unknown): Promise<LostCodeOutcome> {
  return isChunkError(error) && handle ? handle() : 'same';
}
