import { createMd5 } from './md5.ts';

/** Bytes read at once, which bounds the memory needed for any file. */
const PIECE = 1024 * 1024;

/** MD5 of a file, read in pieces. @throws the signal's reason, or the error of reading the file */
export async function hashFile(file: Blob, signal: AbortSignal): Promise<string> {
  const md5 = createMd5();
  for (let at = 0; at < file.size; at += PIECE) {
    signal.throwIfAborted();
    md5.update(new Uint8Array(await file.slice(at, at + PIECE).arrayBuffer()));
  }
  return md5.digest();
}
