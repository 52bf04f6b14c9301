import { ConnectionLostError } from './upload-protocol.ts';

/**
 * MD5 of a file in hexadecimal. Rejects with `FileUnreadableError`, `ConnectionLostError`, or when the signal
 * aborts.
 */
export type Hash = (file: Blob, signal: AbortSignal) => Promise<string>;

/** The file was moved, removed or changed since it was chosen. */
export class FileUnreadableError extends Error {
  override readonly name = 'FileGone';
}

/** Hashes files; loads the code for it with the first file. */
export function createLazyHash(load = loadHasher): Hash {
  let hasher: Promise<Hash> | null = null;
  return async (file, signal) => {
    hasher ??= load().catch((cause: unknown) => {
      // A failed load is tried again with the next file.
      hasher = null;
      throw new ConnectionLostError(undefined, { cause });
    });
    const hash = await hasher;
    return hash(file, signal);
  };
}

const loadHasher = async (): Promise<Hash> => (await import('./worker-hasher.ts')).createHasher();
