import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { fromBufferPromise } from 'yauzl';

/** File of a zip. */
export interface Unzipped {
  content: Buffer;
  /** 0 = stored */
  compressionMethod: number;
}

/** Reads a zip with strict checks of names, sizes, checksums and duplicate names. For end-to-end specs. */
export async function unzipped(bytes: Buffer): Promise<Map<string, Unzipped>> {
  const zip = await fromBufferPromise(bytes, { strictFileNames: true });
  const files = new Map<string, Unzipped>();
  for await (const entry of zip.eachEntry()) {
    const content = await buffer(await zip.openReadStreamPromise(entry));
    if (files.has(entry.fileName)) throw new Error(`${entry.fileName} is contained twice`);
    if (crc32(content) !== entry.crc32) throw new Error(`${entry.fileName} is damaged`);
    files.set(entry.fileName, { content, compressionMethod: entry.compressionMethod });
  }
  return files;
}
