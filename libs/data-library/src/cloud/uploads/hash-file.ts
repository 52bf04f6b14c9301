import { createMd5 } from './md5.ts';

/** So much of a file is in memory at once, however large it is. */
const PIECE = 1024 * 1024;

/** MD5 of a file, read piece by piece. @throws the signal's reason, or what reading the file came to */
export async function hashFile(file: Blob, signal: AbortSignal): Promise<string> {
  const md5 = createMd5();
  for (let at = 0; at < file.size; at += PIECE) {
    signal.throwIfAborted();
    md5.update(new Uint8Array(await file.slice(at, at + PIECE).arrayBuffer()));
  }
  return md5.digest();
}
