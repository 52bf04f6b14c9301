import { LineLost } from './transport.ts';

/** MD5 of a file, in hexadecimal digits. Rejects with `FileGone`, with `LineLost`, or when it is not wanted any more. */
export type Hash = (file: Blob, signal: AbortSignal) => Promise<string>;

/** The file is not where it was, or another one. */
export class FileGone extends Error {
  override readonly name = 'FileGone';
}

/** Measures files; the code for that comes with the first one. */
export function laterHash(load = loadHasher): Hash {
  let hasher: Promise<Hash> | null = null;
  return async (file, signal) => {
    hasher ??= load().catch((cause: unknown) => {
      // What did not come over the line is asked for again.
      hasher = null;
      throw new LineLost(undefined, { cause });
    });
    const hash = await hasher;
    return hash(file, signal);
  };
}

const loadHasher = async (): Promise<Hash> => (await import('./hasher.ts')).createHasher();
